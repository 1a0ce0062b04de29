-- A bank gives a transfer back: a payout of a campaign, fund or event, a refund, or a payout to a store. One table for all of them.
create table returned_transfer (
  id bigint generated always as identity primary key,
  payout_id bigint unique references payout,
  refund_id bigint unique references payment_refund,
  store_payout_id bigint unique references store_payout,
  -- Of the ledger's entry that is the opposite of the transfer.
  event text not null unique,
  bank text not null references receiving_account,
  amount bigint not null check (amount > 0),
  returned_on date not null,
  reason text not null check (reason <> ''),
  returned_by bigint not null references member,
  returned_at timestamptz not null default now(),
  -- The credit of the bank's file that brought it back. One line shows one return.
  line_id bigint unique references statement_line,
  constraint returned_transfer_one check (num_nonnulls(payout_id, refund_id, store_payout_id) = 1)
);
create index returned_transfer_unseen on returned_transfer (bank, amount, returned_on) where line_id is null;
create index returned_transfer_by on returned_transfer (returned_by);

insert into returned_transfer (store_payout_id, event, bank, amount, returned_on, reason, returned_by, returned_at, line_id)
  select id, 'storepayout:' || id || ':returned', bank, amount - gift_amount, returned_on, reason, returned_by, returned_at, return_line_id
  from store_payout where state = 'returned';

create or replace function keep_store_payout() returns trigger language plpgsql as $$
begin
  if (new.store_id, new.amount, new.gift_amount, new.campaign_id) is distinct from (old.store_id, old.amount, old.gift_amount, old.campaign_id)
    or new.state <> old.state and (old.state, new.state) not in (('requested', 'paid'), ('requested', 'refused'), ('paid', 'returned'))
    or old.state <> 'requested' and (new.bank, new.paid_on, new.gift_payment_id) is distinct from (old.bank, old.paid_on, old.gift_payment_id) then
    raise exception 'store payout % is decided', old.id using errcode = 'check_violation', constraint = 'store_payout_fixed';
  end if;
  return new;
end $$;
drop index store_payout_to_return;
alter table store_payout
  drop constraint store_payout_returned,
  drop column returned_on, drop column returned_by, drop column returned_at, drop column return_line_id;
create index store_payout_sent on store_payout (bank, (amount - gift_amount), paid_on) where bank is not null;
create index payout_sent on payout (bank, amount, paid_on);

-- A refund that came back is over; what it promised is promised anew, to an account that the payer has to name.
alter table payment_refund
  drop constraint payment_refund_check2, drop constraint payment_refund_check,
  add constraint payment_refund_check2 check ((way = 'transfer' and status in ('paid', 'returned')) = (paid_from is not null)) not valid,
  add constraint payment_refund_check check (case way when 'transfer' then status in ('owed', 'paid', 'returned', 'withdrawn')
    else status in ('asked', 'paid', 'failed') end) not valid;
create index payment_refund_sent on payment_refund (paid_from, amount, paid_on) where paid_from is not null;

-- What was written stays; a line may be named later, once.
create function keep_returned_transfer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.line_id is not null or (to_jsonb(new) - 'line_id') is distinct from (to_jsonb(old) - 'line_id') then
    raise exception 'return % is decided', old.id using errcode = 'check_violation', constraint = 'return_fixed';
  end if;
  return new;
end $$;
create trigger keep before update or delete on returned_transfer for each row execute function keep_returned_transfer();

-- Every transfer of ours that left a bank, and its return. `shown`: what people know it by.
create view sent_transfer as
  select 'payout' as kind, o.id, o.id::text as shown, o.title as name, o.bank, o.amount, o.paid_on, r.id as return_id, r.line_id
    from payout o left join returned_transfer r on r.payout_id = o.id where o.reversed_at is null or r.id is not null
  union all select 'refund', f.id, p.reference, p.payer_name, f.paid_from, f.amount, f.paid_on, r.id, r.line_id
    from payment_refund f join payment p on p.id = f.payment_id left join returned_transfer r on r.refund_id = f.id where f.paid_from is not null
  union all select 'store', o.id, o.id::text, s.name, o.bank, o.amount - o.gift_amount, o.paid_on, r.id, r.line_id
    from store_payout o join store s on s.id = o.store_id left join returned_transfer r on r.store_payout_id = o.id where o.bank is not null;

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in ('payout', 'payout_return', 'refund_return', 'store_payout', 'store_return', 'accounts', 'qris', 'refund', 'refund_account', 'approval', 'reversal', 'correction', 'unlink', 'cash_void', 'debits', 'set_aside', 'income_undo', 'settlement', 'settlement_undo', 'notice_device', 'notice_policy', 'notice_app', 'fund_transfer', 'zakat_rule', 'year_closing')) not valid;
