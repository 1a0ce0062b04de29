-- An acquirer pays what came by QRIS into a bank as a lump, less its fee: one line then pays many payments.
create table qris_settlement (
  id bigint generated always as identity primary key,
  account text not null references receiving_account,
  line_id bigint not null references statement_line,
  -- What the payments were together, and what of it never came.
  gross bigint not null check (gross > 0),
  fee bigint not null check (fee >= 0 and fee < gross),
  decided_by bigint not null references member,
  created_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by bigint references member,
  reversed_reason text not null default '',
  check ((reversed_at is null) = (reversed_by is null)),
  check (reversed_at is null or reversed_reason <> '')
);
create unique index qris_settlement_of_line on qris_settlement (line_id) where reversed_at is null;
create index qris_settlement_newest on qris_settlement (created_at desc, id desc);

-- What of a payment the acquirer kept: it has been seen to, though no line shows it.
alter table statement_share add column fee bigint not null default 0 check (fee >= 0);
create or replace function count_seen_money() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update payment set seen_amount = seen_amount - old.amount - old.fee where id = old.payment_id;
  end if;
  if tg_op <> 'DELETE' then
    update payment set seen_amount = seen_amount + new.amount + new.fee where id = new.payment_id;
  end if;
  return null;
end $$;
