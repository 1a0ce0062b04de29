-- Zakat of several kinds, and alms beside it, paid by one transfer: one payment, whose shares are the funds.

alter table payment drop constraint payment_kind_check,
  add constraint payment_kind_check check (kind in ('donation', 'order', 'enrolment', 'zakat')) not valid;

create table zakat_payment (
  payment_id uuid primary key references payment,
  -- What people read of it: 'Zakat penghasilan, Infak'.
  title text not null check (title <> ''),
  -- The month that the deposit is for, 'YYYY-MM', or nothing.
  period text not null default '' check (period ~ '^(20[0-9]{2}-(0[1-9]|1[0-2]))?$'),
  message text not null default ''
);

-- What each kind comes to, and the rule by which it was reckoned. What it was reckoned from is nowhere.
create table zakat_item (
  payment_id uuid not null references zakat_payment,
  kind text not null check (kind in ('penghasilan', 'maal', 'emas', 'perak', 'perdagangan', 'pertanian', 'fitrah', 'infak')),
  amount bigint not null check (amount > 0),
  rule_id bigint references zakat_rule,
  primary key (payment_id, kind),
  check ((kind = 'infak') = (rule_id is null))
);

-- A payment keeps the rule under which it was made.
create function keep_zakat_item() returns trigger language plpgsql as $$
begin
  if (new.payment_id, new.kind, new.rule_id) is distinct from (old.payment_id, old.kind, old.rule_id)
    then raise exception 'a payment keeps the rule of zakat that it was reckoned by'; end if;
  return new;
end $$;
create trigger zakat_item_kept before update on zakat_item for each row execute function keep_zakat_item();
