-- One transfer can pay several payments, and a payout can be taken back.

-- ── Bank statements ───────────────────────────────────────────────────────────────────────────────────────────────
-- How much of a bank's line paid which payment.
create table statement_share (
  line_id bigint not null references statement_line,
  payment_id uuid not null references payment,
  amount bigint not null check (amount > 0),
  primary key (line_id, payment_id)
);
create index statement_share_payment on statement_share (payment_id);

-- Until now a line paid one payment, and what several lines brought beyond it was booked under the first of them.
insert into statement_share (line_id, payment_id, amount)
  select line_id, payment_id, share from (
    select l.id as line_id, p.id as payment_id, least(l.amount, p.amount - coalesce(sum(l.amount) over
      (partition by p.id order by l.id desc rows between unbounded preceding and 1 preceding), 0)) as share
    from statement_line l join payment p on p.id = l.payment_id) shares
  where share > 0;

-- What of a line's money no payment has. Unless the line is still open, the ledger keeps it as unidentified.
alter table statement_line add column unclaimed bigint;
update statement_line l set unclaimed = case l.state when 'ignored' then 0
  else l.amount - coalesce((select sum(s.amount) from statement_share s where s.line_id = l.id), 0) end;
-- The column goes with its check and its index.
alter table statement_line drop column payment_id;
update statement_line set state = 'unidentified' where state = 'matched' and unclaimed = amount;
alter table statement_line
  alter column unclaimed set not null,
  add check (unclaimed between 0 and amount),
  add check (case state when 'matched' then unclaimed < amount when 'ignored' then unclaimed = 0
    else unclaimed = amount end);
drop index statement_line_open_amount;
create index statement_line_unclaimed on statement_line (unclaimed, day) where unclaimed > 0;
create index statement_line_kept on statement_line (day desc, id desc)
  where unclaimed > 0 and state in ('matched', 'unidentified');
create index statement_line_words on statement_line using gin (plain_words(description) gin_trgm_ops);

-- Payments that were approved before the bank's file came are looked for by their amount.
create index payment_counted_amount on payment (method, amount, created_at) where status = 'verified';

-- ── Payouts ───────────────────────────────────────────────────────────────────────────────────────────────────────
-- A payout that was a mistake stays for those who keep the books; the ledger has its opposite, visitors see it no more.
alter table payout
  add column reversed_at timestamptz,
  add column reversed_by bigint references member,
  add column reversed_reason text not null default '',
  add check ((reversed_at is null) = (reversed_by is null)),
  add check (reversed_at is null or reversed_reason <> '');
