-- A paid ticket moves to another event, and its money with it.

-- Renames a share of a verified payment from one event to another, where the ledger has moved it.
create or replace function keep_posted_shares() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.payment_id = old.payment_id and new.account = old.account
    and (select p.status from payment p where p.id = old.payment_id) = 'pending' then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.payment_id = old.payment_id and new.amount = old.amount
    and old.account like 'event:%' and new.account like 'event:%' and exists (
      select from ledger_transaction t where t.payment_id = old.payment_id
        and t.event like 'payment:' || old.payment_id || ':moved:%' and is_only(t.id, old.account, new.account, old.amount)) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace function is_as_decided(t ledger_transaction) returns boolean language sql stable as $$
  select case split_part(t.event, ':', 1)
    when 'payout' then exists (select from public.payout o where t.event = 'payout:' || o.id
      and public.is_only(t.id, o.account, 'bank:' || o.bank, o.amount))
    when 'amil' then exists (select from public.amil_take a where t.event = 'amil:' || a.id
      and public.is_only(t.id, a.from_account, 'amil:' || a.source, a.amount))
    when 'transfer' then exists (select from public.fund_transfer f where t.event = 'transfer:' || f.id and f.state = 'approved'
      and public.is_only(t.id, f.from_account, f.to_account, f.amount))
    -- From one event to the other, as the payment's share says now.
    when 'payment' then t.event ~ ':moved:[0-9]+$' and exists (select from public.payment_share s join public.ledger_posting g
      on g.transaction_id = t.id and g.account like 'event:%' and g.amount = s.amount
      where s.payment_id = t.payment_id and s.account like 'event:%' and public.is_only(t.id, g.account, s.account, s.amount))
    else false end
$$;
