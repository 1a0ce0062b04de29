-- The bank gave a transfer to a store back. The seller has that money again; what was given of the payout stays given.
alter table store_payout
  add column returned_on date,
  add column returned_by bigint references member,
  add column returned_at timestamptz,
  -- The credit of the bank's file that brought it back. One line shows one return.
  add column return_line_id bigint unique references statement_line,
  drop constraint store_payout_state_check,
  add constraint store_payout_state_check check (state in ('requested', 'paid', 'returned', 'refused')) not valid,
  drop constraint store_payout_paid,
  add constraint store_payout_paid check ((state in ('paid', 'returned')) = (paid_on is not null)
    and (state in ('paid', 'returned') and gift_amount < amount) = (bank is not null)
    and (state in ('paid', 'returned') and gift_amount > 0) = (gift_payment_id is not null)) not valid,
  add constraint store_payout_returned check (case when state = 'returned'
    then returned_on >= paid_on and returned_by is not null and returned_at is not null and bank is not null and reason <> ''
    else num_nonnulls(returned_on, returned_by, returned_at, return_line_id) = 0 end) not valid;
create index store_payout_returned_by on store_payout (returned_by) where returned_by is not null;

-- A decision is final but for one step: what was paid may come back, once. A line may be named later, and then stays.
create or replace function keep_store_payout() returns trigger language plpgsql as $$
begin
  if (new.store_id, new.amount, new.gift_amount, new.campaign_id) is distinct from (old.store_id, old.amount, old.gift_amount, old.campaign_id)
    or new.state <> old.state and (old.state, new.state) not in (('requested', 'paid'), ('requested', 'refused'), ('paid', 'returned'))
    or old.state <> 'requested' and (new.bank, new.paid_on, new.gift_payment_id) is distinct from (old.bank, old.paid_on, old.gift_payment_id)
    or old.state = 'returned' and (new.returned_on, new.returned_by, new.returned_at, coalesce(old.return_line_id, new.return_line_id))
      is distinct from (old.returned_on, old.returned_by, old.returned_at, new.return_line_id) then
    raise exception 'store payout % is decided', old.id using errcode = 'check_violation', constraint = 'store_payout_fixed';
  end if;
  return new;
end $$;

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in ('payout', 'store_payout', 'store_return', 'accounts', 'qris', 'refund', 'refund_account', 'approval', 'reversal', 'correction', 'unlink', 'cash_void', 'debits', 'set_aside', 'income_undo', 'settlement', 'settlement_undo', 'notice_device', 'notice_policy', 'notice_app', 'fund_transfer', 'zakat_rule')) not valid;
