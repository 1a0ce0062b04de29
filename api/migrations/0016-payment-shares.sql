-- What a payment is for, by the accounts of the ledger that it belongs to. Written when the payment is made and never
-- changed: verifying posts it, and a refund is taken from it.
create table payment_share (
  payment_id uuid not null references payment,
  account text not null check (account ~ '^[a-z]+(:[a-z0-9-]+)?$'),
  amount bigint not null check (amount > 0),
  primary key (payment_id, account)
);

-- Until now a payment was for one thing.
insert into payment_share (payment_id, account, amount)
  select p.id, case p.kind when 'donation' then 'campaign:' || d.campaign_id when 'order' then 'sales' else 'tuition' end, p.amount
  from payment p left join donation d on d.payment_id = p.id;

create trigger append_only before update or delete on payment_share
  for each row execute function refuse_change();
create trigger no_truncate before truncate on payment_share
  for each statement execute function refuse_change();

create function require_shares() returns trigger language plpgsql as $$
declare
  checked uuid := case when tg_table_name = 'payment' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(new) ->> 'payment_id')::uuid end;
begin
  if (select coalesce(sum(s.amount), 0) from payment_share s where s.payment_id = checked)
    is distinct from (select p.amount from payment p where p.id = checked) then
    raise exception 'the shares of payment % are not its amount', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
-- At the end of the transaction, when all its shares are there.
create constraint trigger shared_out after insert or update of amount on payment deferrable initially deferred
  for each row execute function require_shares();
create constraint trigger shared_out after insert on payment_share deferrable initially deferred
  for each row execute function require_shares();
