-- Whoever collects for us pays what it collected into a bank as a lump, less its fee: the acquirers of QRIS, and Midtrans.
-- What was agreed with each: the most that it keeps (a rate in hundredths of a percent and a fixed sum for each payment), and after
-- how many days its money is usually here.
create table collector (
  code text primary key check (code in ('qris-donasi', 'qris-toko', 'midtrans')),
  -- Of the ledger.
  account text not null unique,
  rate_bp int not null check (rate_bp between 0 and 2000),
  fixed int not null check (fixed between 0 and 100000),
  usual_days int not null check (usual_days between 1 and 60)
);
insert into collector (code, account, rate_bp, fixed, usual_days) values
  ('qris-donasi', 'qris:donasi', 100, 0, (select seen_days from notice_policy)),
  ('qris-toko', 'qris:toko', 100, 0, (select seen_days from notice_policy)),
  ('midtrans', 'provider:midtrans', 325, 4500, 5);

alter table qris_settlement rename to settlement;
alter index qris_settlement_of_line rename to settlement_of_line;
alter index qris_settlement_newest rename to settlement_newest;
alter table settlement drop constraint qris_settlement_account_fkey;
alter table settlement add constraint settlement_collector foreign key (account) references collector not valid;

-- How much of each payment a settlement brought: the amount that arrived, and the fee that was kept. Negative where the collector took a
-- refund out of its own lump.
create table settlement_share (
  settlement_id bigint not null references settlement,
  payment_id uuid not null references payment,
  amount bigint not null,
  fee bigint not null default 0 check (fee >= 0),
  constraint settlement_share_pkey primary key (settlement_id, payment_id),
  constraint settlement_share_check check (amount + fee <> 0)
);
create index settlement_share_payment on settlement_share (payment_id);
insert into settlement_share (settlement_id, payment_id, amount, fee)
  select q.id, s.payment_id, s.amount, s.fee from settlement q join statement_share s on s.line_id = q.line_id where q.reversed_at is null;

-- What each collector still owes for each payment, by the ledger: positive until it is settled, negative where it refunded what it had paid us.
create view collector_owes as
  select c.code as collector, held.payment_id, coalesce(p.verified_at, held.since) as since, held.amount - coalesce(paid.amount, 0) as amount from collector c
    cross join lateral (select t.payment_id, min(l.at) as since, sum(l.amount)::bigint as amount from ledger_posting l
      join ledger_transaction t on t.id = l.transaction_id where l.account = c.account and t.payment_id is not null group by 1) held
    join payment p on p.id = held.payment_id
    left join lateral (select sum(s.amount + s.fee)::bigint as amount from settlement_share s join settlement q on q.id = s.settlement_id
      where s.payment_id = held.payment_id and q.account = c.code and q.reversed_at is null) paid on true
  where held.amount <> coalesce(paid.amount, 0);

-- A proposal names its collector now.
update proposal set wanted = wanted || jsonb_build_object('account', (select p.method from payment p where p.reference = wanted -> 'references' ->> 0))
  where kind = 'settlement' and state = 'waiting';
