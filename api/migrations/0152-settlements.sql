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

-- What each collector still owes for each payment: positive until it is settled, negative where it refunded what it had paid us.
-- Triggers keep it with every posting and settlement, so that reading it costs as much as is open; doctor compares it with the ledger.
create table collector_due (
  payment_id uuid not null references payment,
  collector text not null references collector,
  since timestamptz not null,
  amount bigint not null,
  constraint collector_due_pkey primary key (payment_id, collector)
);
create function change_collector_due(of_payment uuid, of_collector text, at timestamptz, change bigint) returns void language sql as $$
  merge into collector_due d using (values (of_payment, of_collector)) as asked (payment_id, collector)
    on d.payment_id = asked.payment_id and d.collector = asked.collector
    when matched and d.amount + change = 0 then delete
    when matched then update set amount = d.amount + change
    when not matched then insert values (of_payment, of_collector, at, change)
$$;

create function collect_posting() returns trigger language plpgsql as $$
begin
  perform change_collector_due(t.payment_id, c.code, new.at, new.amount) from ledger_transaction t, collector c
    where t.id = new.transaction_id and t.payment_id is not null and c.account = new.account;
  return null;
end $$;
create trigger collect_posting after insert on ledger_posting for each row
  when (new.account in ('qris:donasi', 'qris:toko', 'provider:midtrans')) execute function collect_posting();

create function settle_share() returns trigger language plpgsql as $$
begin
  perform change_collector_due(new.payment_id, q.account, q.created_at, -(new.amount + new.fee)) from settlement q where q.id = new.settlement_id;
  return null;
end $$;
create trigger settle_share after insert on settlement_share for each row execute function settle_share();

create function unsettle_shares() returns trigger language plpgsql as $$
begin
  perform change_collector_due(s.payment_id, new.account, new.created_at, s.amount + s.fee) from settlement_share s where s.settlement_id = new.id;
  return null;
end $$;
create trigger unsettle_shares after update of reversed_at on settlement for each row
  when (old.reversed_at is null and new.reversed_at is not null) execute function unsettle_shares();

insert into collector_due (payment_id, collector, since, amount)
  select held.payment_id, held.code, held.since, held.amount - coalesce(paid.amount, 0) from (
    select t.payment_id, c.code, min(l.at) as since, sum(l.amount)::bigint as amount from collector c join ledger_posting l on l.account = c.account
      join ledger_transaction t on t.id = l.transaction_id where t.payment_id is not null group by 1, 2) held
  left join (select s.payment_id, q.account, sum(s.amount + s.fee)::bigint as amount from settlement_share s join settlement q on q.id = s.settlement_id
      where q.reversed_at is null group by 1, 2) paid on paid.payment_id = held.payment_id and paid.account = held.code
  where held.amount <> coalesce(paid.amount, 0);

create view collector_owes as
  select d.collector, d.payment_id, coalesce(p.verified_at, d.since) as since, d.amount from collector_due d join payment p on p.id = d.payment_id;

-- A proposal names its collector now.
update proposal set wanted = wanted || jsonb_build_object('account', (select p.method from payment p where p.reference = wanted -> 'references' ->> 0))
  where kind = 'settlement' and state = 'waiting';
