-- Money that was given is kept apart by kind of fund. Every account of the ledger that holds such money has one kind, and no
-- posting is written anew for it: the kind is a property of the account.

create table fund (
  id bigint generated always as identity primary key,
  -- The ledger knows it as fund:<code>.
  code text not null unique check (code ~ '^[a-z0-9-]+$'),
  kind text not null check (kind in ('zakat', 'infak_terikat', 'infak_bebas', 'wakaf', 'dskl')),
  name text not null unique check (name <> ''),
  purpose text not null default '',
  -- Whether anything new may be put into it. What was in it stays in the books.
  active boolean not null default true,
  -- Of wakaf: what was given stays for ever, and only what it yields is paid out.
  principal boolean not null default false check (not principal or kind = 'wakaf')
);
insert into fund (code, kind, name, purpose, principal) values
  ('zakat-maal', 'zakat', 'Zakat maal', 'Zakat tabungan, emas, perak, perdagangan dan pertanian.', false),
  ('zakat-penghasilan', 'zakat', 'Zakat penghasilan', 'Zakat dari gaji, honor dan jasa.', false),
  ('zakat-fitrah', 'zakat', 'Zakat fitrah', 'Zakat setiap jiwa menjelang Idulfitri.', false),
  ('infak-umum', 'infak_bebas', 'Infak umum', 'Infak dan sedekah tanpa syarat dari pemberinya.', false),
  ('wakaf', 'wakaf', 'Pokok wakaf', 'Pokok wakaf uang, yang tidak disalurkan.', true),
  ('hasil-wakaf', 'wakaf', 'Hasil wakaf', 'Hasil pengelolaan pokok wakaf, yang disalurkan.', false),
  ('fidyah', 'dskl', 'Fidyah', 'Pengganti puasa bagi yang tidak mampu.', false),
  ('kurban', 'dskl', 'Kurban', 'Hewan kurban dan penyalurannya.', false),
  ('csr', 'dskl', 'Dana sosial perusahaan', 'Tanggung jawab sosial perusahaan (CSR).', false);
call watch_content('fund');

alter table campaign
  add column fund_kind text not null default 'infak_terikat'
    check (fund_kind in ('zakat', 'infak_terikat', 'infak_bebas', 'wakaf', 'dskl')),
  -- When somebody said of what kind it is. Of what was here before kinds were, the migration only guesses.
  add column fund_confirmed_at timestamptz default now(),
  -- What happens with what is left or too much, as its page says beforehand.
  add column rest_goes_to text not null default '',
  -- Permission to collect publicly (pengumpulan uang dan barang); without a number there is none.
  add column permit_number text not null default '',
  add column permit_from date,
  add column permit_to date,
  add column permit_region text not null default '',
  add check (permit_from is null or permit_to is null or permit_from <= permit_to);

-- An infak or sedekah without an end is for whatever is needed; everything else was given for what its page says.
update campaign set fund_confirmed_at = null, fund_kind = case
  when category = 'zakat' then 'zakat'
  when category in ('infak', 'sedekah') and deadline is null then 'infak_bebas'
  else 'infak_terikat' end;
create index campaign_unconfirmed_fund on campaign (id) where fund_confirmed_at is null;

-- The kind of fund whose money an account holds; null for money itself, sales, tuition, payers and expenses. Group by
-- account before asking: it looks the account up.
create function fund_kind_of(account text) returns text language sql stable parallel safe as $$
  select case
    when $1 ~ '^campaign:[0-9]{1,18}$' then (select c.fund_kind from public.campaign c where c.id = substr($1, 10)::bigint)
    when $1 like 'fund:%' then (select f.kind from public.fund f where f.code = substr($1, 6))
    when $1 in ('amil:zakat', 'amil:infak') then 'amil'
    when $1 = 'nonhalal' then 'nonhalal'
  end
$$;

-- What people gave to keeps the kind, and the promise about a rest, under which they gave.
create function keep_fund_kind() returns trigger language plpgsql as $$
begin
  if old.fund_confirmed_at is not null
    and (new.fund_confirmed_at is null or new.fund_kind <> old.fund_kind or (old.rest_goes_to <> '' and new.rest_goes_to <> old.rest_goes_to))
    and exists (select from ledger_posting where account = 'campaign:' || old.id) then
    raise exception 'campaign % has gifts: its kind of fund and what happens with a rest are fixed', old.id
      using errcode = 'check_violation', constraint = 'fund_kind_fixed';
  end if;
  return new;
end $$;
create trigger keep_fund_kind before update of fund_kind, rest_goes_to, fund_confirmed_at on campaign
  for each row execute function keep_fund_kind();

create function keep_kind_of_fund() returns trigger language plpgsql as $$
begin
  if (new.kind, new.code, new.principal) is distinct from (old.kind, old.code, old.principal)
    and exists (select from ledger_posting where account = 'fund:' || old.code) then
    raise exception 'fund % has postings: its kind is fixed', old.code
      using errcode = 'check_violation', constraint = 'fund_kind_fixed';
  end if;
  return new;
end $$;
create trigger keep_kind before update on fund for each row execute function keep_kind_of_fund();

-- A name that stands for nothing would be money without a kind.
create function require_fund() returns trigger language plpgsql as $$
begin
  if public.fund_kind_of(new.account) is null then
    raise exception 'no fund is called %', new.account using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger require_fund before insert on ledger_posting
  for each row when (new.account like 'fund:%' or new.account like 'amil:%') execute function require_fund();
