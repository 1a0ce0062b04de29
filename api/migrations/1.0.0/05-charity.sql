-- The schema of charity as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

create function search_document(title text, description text)
  returns tsvector
  language sql
  immutable parallel safe strict as $$ select setweight(to_tsvector('simple', plain_words(title)), 'A')
            || setweight(to_tsvector('simple', plain_words(description)), 'C') $$;

-- Wakaf that is kept for ever: what a campaign of wakaf collected, and the fund that is its principal.
create function is_principal(account text) returns boolean language sql stable as $$
  select coalesce(public.fund_kind_of($1) = 'wakaf'
    and ($1 like 'campaign:%' or (select f.principal from public.fund f where 'fund:' || f.code = $1)), false)
$$;

-- Of a campaign whose kind was only guessed, nothing moves but payouts: a person must say first of which kind it is.
create function is_guessed(account text) returns boolean language sql stable as $$
  select exists (select from public.campaign c where 'campaign:' || c.id = $1 and c.fund_confirmed_at is null
    and c.id = case when $1 ~ '^campaign:[0-9]{1,18}$' then substr($1, 10)::bigint end)
$$;

create table campaign (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null check (title <> ''),
  description text not null default '',
  picture text,
  category text not null
    check (category in ('infak', 'sedekah', 'zakat', 'donasi', 'bencana', 'kemanusiaan', 'kesehatan', 'lingkungan', 'pembangunan', 'sosial', 'lainnya')),
  target_amount bigint not null default 0 check (target_amount >= 0),
  deadline timestamptz,
  is_featured boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  created_at timestamptz not null default now(),
  search tsvector generated always as (search_document(title, description)) stored,
  version int not null default 1,
  changed_by bigint references member,
  changed_at timestamptz,
  publish_at timestamptz,
  organiser text not null default '',
  place text not null default '',
  fund_kind text not null default 'infak_terikat' check (fund_kind in ('zakat', 'infak_terikat', 'infak_bebas', 'wakaf', 'dskl')),
  -- When somebody said of what kind it is. Of what was here before kinds were, the migration only guesses.
  fund_confirmed_at timestamptz default now(),
  -- What happens with what is left or too much, as its page says beforehand.
  rest_goes_to text not null default '',
  -- Permission to collect publicly (pengumpulan uang dan barang); without a number there is none.
  permit_number text not null default '',
  permit_from date,
  permit_to date,
  permit_region text not null default '',
  constraint campaign_check check (publish_at is null or status = 'draft'),
  constraint campaign_check1 check (permit_from is null or permit_to is null or permit_from <= permit_to)
);
create index campaign_newest on campaign (created_at desc, id desc) where (status = 'published');
create index campaign_featured on campaign (is_featured, created_at desc, id desc) where (status = 'published');
create index campaign_search on campaign using gin (search);
create index campaign_all on campaign (created_at desc, id desc);
create index campaign_by_status on campaign (status, created_at desc, id desc);
create index campaign_to_publish on campaign (publish_at) where (publish_at is not null);
create index campaign_unconfirmed_fund on campaign (id) where (fund_confirmed_at is null);

-- Apart from the campaign, because every gift touches it and should not rewrite the texts.
create table campaign_total (
  campaign_id bigint primary key references campaign on delete cascade,
  collected_amount bigint not null default 0 check (collected_amount >= 0),
  donor_count bigint not null default 0 check (donor_count >= 0)
);

create table campaign_update (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign on delete cascade,
  title text not null,
  description text not null default '',
  created_at timestamptz not null default now()
);
create index campaign_update_newest on campaign_update (campaign_id, created_at desc, id desc);

create table donation (
  id uuid default gen_random_uuid() primary key,
  campaign_id bigint not null references campaign,
  donor_name text not null,
  amount bigint not null check (amount > 0),
  transfer_date date not null,
  -- Set in the transaction that verifies the payment; only then does the public see the gift.
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  payment_id uuid not null unique references payment,
  refunded_amount bigint not null default 0,
  message text not null default '',
  constraint donation_check check (refunded_amount >= 0 and refunded_amount <= amount)
);
create index donation_verified on donation (campaign_id, verified_at desc, id desc) where (verified_at is not null);
create index donation_by_day on donation (verified_at) include (campaign_id, amount, refunded_amount) where (verified_at is not null);

-- What donors write, 'Pesan atau doa', is shown beside their names: others say Aamiin to it, once each, or report it, and
-- staff hide what does not belong there.
create table donation_prayer (
  id bigint generated always as identity primary key,
  donation_id uuid not null unique references donation,
  aamiin_count int not null default 0,
  report_count int not null default 0,
  hidden_at timestamptz,
  hidden_by bigint references member,
  created_at timestamptz not null default now()
);
create index donation_prayer_newest on donation_prayer (created_at desc, id desc);
create index donation_prayer_reported on donation_prayer (created_at desc, id desc) where ((report_count > 0) and (hidden_at is null));
create index donation_prayer_hidden on donation_prayer (created_at desc, id desc) where (hidden_at is not null);

-- Who said it: a member, or a browser by the hash of its own random cookie.
create table prayer_mark (
  prayer_id bigint not null references donation_prayer,
  who text not null,
  kind text not null check (kind in ('aamiin', 'report')),
  created_at timestamptz not null default now(),
  constraint prayer_mark_pkey primary key (prayer_id, kind, who)
);

create function open_campaign_totals() returns trigger language plpgsql as $$
begin
  insert into campaign_total (campaign_id) select id from inserted;
  return null;
end $$;

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

-- Where a person says that a campaign is of another kind than was guessed, what its payouts were guessed to be for is open again.
create function forget_recipients() returns trigger language plpgsql as $$
begin
  update payout set recipient_kind = null
    where campaign_id = new.id and recipient_kind is not null and not may_receive(new.fund_kind, recipient_kind);
  return null;
end $$;

call watch_catalogue('campaign');
create trigger open_totals after insert on campaign
  referencing new table as inserted for each statement execute function open_campaign_totals();
create trigger keep_fund_kind before update of fund_kind, rest_goes_to, fund_confirmed_at on campaign
  for each row execute function keep_fund_kind();
create trigger forget_recipients after update of fund_kind on campaign
  for each row when (new.fund_kind <> old.fund_kind) execute function forget_recipients();

call watch_content('campaign_total');

call watch_content('campaign_update');

-- What the public reads also names people: a donor who leaves becomes 'Hamba Allah', and a student may change the name.
create trigger announce_donor after update on donation
  for each row when (new.verified_at is not null and old.donor_name is distinct from new.donor_name) execute function announce_content();

call watch_content('donation_prayer');
