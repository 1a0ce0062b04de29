-- Sellers ask for the money of their completed orders. What they ask for is reserved until it is paid or refused.
create table store_payout (
  id bigint generated always as identity primary key,
  store_id bigint not null references store,
  amount bigint not null check (amount > 0),
  -- The part that the seller gives to a campaign; the rest is transferred.
  gift_amount bigint not null default 0,
  campaign_id bigint references campaign,
  state text not null default 'requested' check (state in ('requested', 'paid', 'refused')),
  -- Why it was refused, in words for the seller.
  reason text not null default '',
  -- Our account that it left, the day and the bank's number; and the account that it went to, without its first digits.
  bank text references receiving_account,
  paid_on date,
  reference text not null default '',
  paid_to text not null default '',
  gift_payment_id uuid unique references payment,
  request_key text not null unique,
  decided_by bigint references member,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint store_payout_gift check (gift_amount between 0 and amount and (gift_amount > 0) = (campaign_id is not null)),
  constraint store_payout_decided check ((state = 'requested') = (decided_at is null)),
  constraint store_payout_paid check ((state = 'paid') = (paid_on is not null) and (state = 'paid' and gift_amount < amount) = (bank is not null)
    and (state = 'paid' and gift_amount > 0) = (gift_payment_id is not null))
);
create index store_payout_all on store_payout (created_at desc, id desc);
create index store_payout_by_state on store_payout (state, created_at desc, id desc);
create index store_payout_of_store on store_payout (store_id, created_at desc, id desc);
create index store_payout_campaign on store_payout (campaign_id) where campaign_id is not null;
create index store_payout_decided_by on store_payout (decided_by) where decided_by is not null;

-- Requests of one store wait for each other, and for what leaves its balance: together they never ask for more than is there.
create function reserve_store_payout() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('store:' || new.store_id, 0));
  if (select sum(amount) from store_payout where store_id = new.store_id and state = 'requested')
    > (select coalesce(-sum(amount), 0) from ledger_posting where account = 'store:' || new.store_id) then
    raise exception 'store % does not have that much', new.store_id using errcode = 'check_violation', constraint = 'store_payout_balance';
  end if;
  return null;
end $$;
create trigger reserve_store_payout after insert on store_payout for each row execute function reserve_store_payout();

-- A decision is final, and what was asked for does not change.
create function keep_store_payout() returns trigger language plpgsql as $$
begin
  if old.state <> 'requested' and (new.state, new.bank, new.paid_on, new.gift_payment_id) is distinct from (old.state, old.bank, old.paid_on, old.gift_payment_id)
    or (new.store_id, new.amount, new.gift_amount, new.campaign_id) is distinct from (old.store_id, old.amount, old.gift_amount, old.campaign_id) then
    raise exception 'store payout % is decided', old.id using errcode = 'check_violation', constraint = 'store_payout_fixed';
  end if;
  return new;
end $$;
create trigger keep_store_payout before update on store_payout for each row execute function keep_store_payout();

-- A seller's money: never more leaves what is held, nor what is free, than is there. It leaves the free part by a payout, as a gift
-- within one, or back to a buyer; only a refund may leave a store in debt.
create or replace function keep_sellers_money() returns trigger language plpgsql as $$
declare
  said text;
  paid uuid;
begin
  select event, payment_id into said, paid from ledger_transaction where id = new.transaction_id;
  if new.account like 'store:%' then
    if said like 'payment:%:refunded:%' then return null; end if;
    if not exists (select from store_payout p where p.state = 'paid' and new.account = 'store:' || p.store_id
      and (said = 'storepayout:' || p.id and new.amount = p.amount - p.gift_amount or paid = p.gift_payment_id and new.amount = p.gift_amount)) then
      raise exception '% left % by no payout', new.amount, new.account using errcode = 'check_violation', constraint = 'seller_paid';
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(new.account, 0));
  if (select sum(amount) from ledger_posting where account = new.account) > 0 then
    raise exception '% does not hold that much', new.account using errcode = 'check_violation', constraint = 'seller_holds';
  end if;
  return null;
end $$;

-- One line of a bank statement shows one payout to a store.
alter table statement_debit
  add column store_payout_id bigint unique references store_payout,
  drop constraint statement_debit_state_check,
  add constraint statement_debit_state_check check (state in ('open', 'charge', 'courier', 'payout', 'refund', 'store', 'ignored')) not valid,
  add constraint statement_debit_store check ((state = 'store') = (store_payout_id is not null)) not valid;

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in ('payout', 'store_payout', 'accounts', 'qris', 'refund', 'refund_account', 'approval', 'reversal', 'correction', 'unlink', 'cash_void', 'debits', 'set_aside', 'income_undo', 'settlement', 'settlement_undo', 'notice_device', 'notice_policy', 'notice_app', 'fund_transfer', 'zakat_rule')) not valid;
