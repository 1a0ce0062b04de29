-- Members' own stores. Their money comes to the community's account first; products without a store are the community's.
create table store (
  id bigint generated always as identity primary key,
  member_id bigint not null unique references member,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  story text not null default '',
  picture text,
  region_code text not null references region,
  phone text not null,
  -- What the seller says about food: 'certified' names its certificate.
  halal text not null default 'none' check (halal in ('certified', 'ingredients', 'none')),
  halal_number text not null default '',
  bank text not null,
  -- Encrypted; its last digits are enough for every screen but that of a payout.
  account_sealed bytea,
  account_ending text not null,
  account_holder text not null,
  -- Payouts wait for some days after the account was changed. Null: still the one of the application.
  account_changed_at timestamptz,
  state text not null default 'applied' check (state in ('applied', 'refused', 'open', 'paused', 'closed')),
  -- Why it was refused or paused, in words for its owner.
  state_reason text not null default '',
  -- The agreement (wakalah bil ujrah): when, and how many percent of the goods' price.
  agreed_at timestamptz not null,
  ujrah_percent int not null check (ujrah_percent between 0 and 50),
  applied_at timestamptz not null default now(),
  opened_at timestamptz,
  decided_by bigint references member,
  created_at timestamptz not null default now(),
  version int not null default 1,
  words text generated always as (' ' || plain_words(name || ' ' || account_holder)) stored not null
);
create index store_all on store (created_at desc, id desc);
create index store_by_state on store (state, created_at desc, id desc);
create index store_words on store using gin (words gin_trgm_ops);
create index store_decided_by on store (decided_by) where decided_by is not null;
call watch_content('store');

alter table product
  add column store_id bigint references store,
  add column kind text not null default 'goods' check (kind in ('goods', 'digital')),
  -- A store's first product is looked at by staff, and later any that they took back.
  add column review text check (review in ('waiting', 'passed', 'refused')),
  add column review_note text not null default '',
  -- Published, but its store is paused: it is published again when the store opens.
  add column withheld boolean not null default false,
  add constraint product_withheld check (not withheld or (store_id is not null and status <> 'published')),
  -- Only the community's own products publish themselves.
  add constraint product_store_schedule check (store_id is null or publish_at is null);
create index product_of_store on product (store_id, created_at desc, id desc) where store_id is not null;
create index product_to_review on product (changed_at, id) where review = 'waiting';

-- Whatever asks for it, a store's product is on sale only while the store is open.
create function sell_in_open_stores() returns trigger language plpgsql as $$
begin
  if not exists (select from store where id = new.store_id and state = 'open') then
    raise exception 'store % is not open', new.store_id using errcode = 'check_violation', constraint = 'product_store_open';
  end if;
  return new;
end $$;
create trigger sell_in_open_stores before insert or update of status, store_id on product
  for each row when (new.store_id is not null and new.status = 'published') execute function sell_in_open_stores();

-- A product does not move to another store: its orders and their money stay with the one that sold it.
create function keep_store_of_product() returns trigger language plpgsql as $$
begin
  raise exception 'product % stays in its store', old.id using errcode = 'check_violation', constraint = 'product_store_fixed';
end $$;
create trigger keep_store_of_product before update of store_id on product
  for each row when (old.store_id is distinct from new.store_id) execute function keep_store_of_product();
