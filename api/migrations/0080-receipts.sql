-- What a giver holds in hand: issued when a gift is verified, never edited, void when the gift is no more what it says.
alter table payment add column on_behalf text not null default '';

create table receipt (
  id bigint generated always as identity primary key,
  -- Random behind the month, so that nobody reads others' by counting.
  number text not null unique check (number ~ '^(TT|BSZ)-\d{4}-\d{2}-[0-9A-Z]{8}$'),
  payment_id uuid not null references payment,
  reference text not null,
  kind text not null check (kind in ('gift', 'zakat')),
  method text not null,
  amount bigint not null check (amount > 0),
  -- [{account, fund_kind, programme, amount}]
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  received_at timestamptz not null,
  issued_at timestamptz not null default now(),
  issuer jsonb not null,
  -- Whose it is, and how others see them.
  payer_name text not null,
  shown_as text not null,
  on_behalf text not null default '',
  replaces text unique references receipt (number),
  void_at timestamptz,
  void_because text check (void_because in ('refunded', 'part_refunded', 'reversed', 'restored', 'corrected', 'withdrawn')),
  void_by bigint references member,
  void_note text not null default '',
  words text not null generated always as (
    lower(' ' || number || ' ' || reference || ' ' || amount || ' ' || public.plain_words(payer_name) || ' ' || public.plain_words(shown_as))
  ) stored,
  check ((void_at is null) = (void_because is null)),
  check (number <> replaces)
);
-- One of a kind holds for a payment.
create unique index receipt_holding on receipt (payment_id, kind) where void_at is null;
create index receipt_of_payment on receipt (payment_id, id);
create index receipt_newest on receipt (issued_at desc, id desc);
create index receipt_void on receipt (issued_at desc, id desc) where void_at is not null;
create index receipt_valid on receipt (issued_at desc, id desc) where void_at is null;
create index receipt_by_kind on receipt (kind, issued_at desc, id desc);
alter table receipt alter column words set statistics 400;
create index receipt_by_words on receipt using gin (words gin_trgm_ops);

-- Void once, with its cause; and without a name once its owner is gone. Nothing else ever changes.
create function keep_receipt() returns trigger language plpgsql as $$
declare
  kept receipt := new;
begin
  if tg_op = 'DELETE' then
    raise exception 'receipts are never deleted' using errcode = 'restrict_violation';
  end if;
  if old.void_at is null then
    kept.void_at := null; kept.void_because := null; kept.void_by := null; kept.void_note := '';
  end if;
  if new.payer_name = 'Anggota' and new.on_behalf = '' and new.shown_as in (old.shown_as, 'Hamba Allah') then
    kept.payer_name := old.payer_name; kept.shown_as := old.shown_as; kept.on_behalf := old.on_behalf;
  end if;
  kept.words := old.words;
  if kept is distinct from old then
    raise exception 'receipt % is never edited: it is made void and replaced', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update or delete on receipt for each row execute function keep_receipt();
create trigger no_truncate before truncate on receipt for each statement execute function refuse_change();

-- A receipt that holds says what the books say, when a transaction ends: whatever gives money back makes it void first.
create function receipt_says_the_books() returns trigger language plpgsql as $$
declare
  checked uuid := case when tg_table_name = 'receipt' then (to_jsonb(new) ->> 'payment_id')::uuid
    else (to_jsonb(new) ->> 'id')::uuid end;
  wrong text;
begin
  select r.number into wrong from receipt r join payment p on p.id = r.payment_id
  where r.payment_id = checked and r.void_at is null and (p.status <> 'verified'
    or r.amount <> (select sum((line ->> 'amount')::bigint) from jsonb_array_elements(r.lines) line)
    or exists (select from jsonb_array_elements(r.lines) line
      where (line ->> 'amount')::bigint <> (select coalesce(-sum(l.amount), 0) from ledger_transaction t
        join ledger_posting l on l.transaction_id = t.id
        where t.payment_id = checked and l.account = line ->> 'account')))
  limit 1;
  if wrong is not null then
    raise exception 'receipt % does not say what the books say', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger says_the_books after insert on receipt deferrable initially deferred
  for each row execute function receipt_says_the_books();
create constraint trigger receipt_says_the_books after update of status, refunded_amount on payment
  deferrable initially deferred for each row
  when (old.status is distinct from new.status or old.refunded_amount is distinct from new.refunded_amount)
  execute function receipt_says_the_books();
