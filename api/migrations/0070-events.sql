-- Events: ticket types with quotas, registrations with several participants, tickets, crew and check-ins.

-- Not validated: every existing row satisfied the narrower rule, and checking all payments would lock them.
alter table payment drop constraint payment_kind_check;
alter table payment add constraint payment_kind_check
  check (kind in ('donation', 'order', 'enrolment', 'zakat', 'event')) not valid;
alter table slug_history drop constraint slug_history_catalogue_check;
alter table slug_history add constraint slug_history_catalogue_check
  check (catalogue in ('campaign', 'product', 'course', 'event'));

create table event (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null check (title <> ''),
  summary text not null default '',
  body text not null default '',
  picture text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null default '',
  map_link text not null default '',
  -- Shown only to holders of a valid ticket.
  online_link text not null default '',
  organiser text not null default '',
  contact text not null default '',
  state text not null default 'draft' check (state in ('draft', 'published', 'cancelled', 'finished')),
  listed boolean not null default true,
  registration_opens timestamptz,
  registration_closes timestamptz,
  capacity int check (capacity > 0),
  taken int not null default 0 check (taken >= 0),
  price_kind text not null default 'free' check (price_kind in ('free', 'fixed', 'open', 'minimum')),
  min_price bigint not null default 0 check (min_price >= 0),
  campaign_id bigint references campaign,
  campaign_basis_points int check (campaign_basis_points between 1 and 10000),
  certificate boolean not null default false,
  -- How many sessions somebody must have attended for a certificate; with 0 the entrance is enough.
  certificate_sessions int not null default 0 check (certificate_sessions >= 0),
  cancelled_reason text not null default '',
  version int not null default 1,
  changed_by bigint references member,
  changed_at timestamptz,
  created_at timestamptz not null default now(),
  search tsvector generated always as (search_document(title, summary || ' ' || place || ' ' || organiser)) stored,
  constraint event_times check (starts_at < ends_at),
  constraint event_capacity check (capacity is null or taken <= capacity),
  constraint event_campaign check ((campaign_id is null) = (campaign_basis_points is null)),
  -- /api/events/mine/ and the like stay free for addresses of their own.
  constraint event_slug_free check (slug not in ('mine', 'crew'))
);
create index event_coming on event (starts_at, id) where (state in ('published', 'cancelled', 'finished') and listed);
create index event_search on event using gin (search);
create index event_all on event (created_at desc, id desc);
create index event_by_state on event (state, created_at desc, id desc);

-- One key pair for each event. The private key is encrypted with a secret of the app.
create table event_key (
  event_id bigint primary key references event,
  public_key text not null,
  private_sealed bytea not null
);

create table ticket_type (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  name text not null check (name <> ''),
  benefits text not null default '',
  price bigint not null default 0 check (price >= 0),
  quota int check (quota > 0),
  taken int not null default 0 check (taken >= 0),
  opens timestamptz,
  closes timestamptz,
  per_order_max int not null default 5 check (per_order_max between 1 and 50),
  position int not null,
  -- Not offered any more; tickets of it stay.
  retired boolean not null default false,
  constraint ticket_type_quota check (quota is null or taken <= quota)
);
create index ticket_type_of on ticket_type (event_id, position);

create table event_question (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  label text not null check (label <> ''),
  kind text not null check (kind in ('text', 'long', 'choice', 'many', 'number', 'date', 'phone', 'file')),
  required boolean not null default false,
  -- [{label, price}]
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  position int not null,
  retired boolean not null default false
);
create index event_question_of on event_question (event_id, position);

-- What a session or a thing to be handed out is called; check-ins refer to it.
create table event_session (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  title text not null check (title <> ''),
  starts_at timestamptz,
  ends_at timestamptz,
  handout boolean not null default false
);
create index event_session_of on event_session (event_id, id);

create table event_voucher (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  code text not null check (code ~ '^[0-9A-Z-]{3,20}$'),
  percent int check (percent between 1 and 100),
  amount bigint check (amount > 0),
  quota int not null check (quota > 0),
  used int not null default 0 check (used >= 0),
  valid_until timestamptz,
  constraint event_voucher_code unique (event_id, code),
  constraint event_voucher_quota check (used <= quota),
  constraint event_voucher_worth check (num_nonnulls(percent, amount) = 1)
);

create table event_crew (
  event_id bigint not null references event,
  member_id bigint not null references member,
  may text not null check (may in ('scan', 'manage')),
  constraint event_crew_pkey primary key (event_id, member_id)
);
create index event_crew_member on event_crew (member_id);

-- Never deleted.
create table registration (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  code text not null unique check (code ~ '^ACR-[0-9A-Z]{12}$'),
  -- The address of the ticket page, /tiket/<key>.
  page_key text not null unique default new_page_key(),
  buyer_name text not null,
  buyer_phone text not null default '',
  buyer_email text not null default '',
  member_id bigint references member,
  payment_id uuid unique references payment,
  voucher_id bigint references event_voucher,
  state text not null check (state in ('waiting_payment', 'confirmed', 'waitlisted', 'cancelled', 'expired')),
  source text not null default 'self' check (source in ('self', 'staff', 'import', 'door')),
  staff_note text not null default '',
  total bigint not null default 0 check (total >= 0),
  -- For the waiting list: the type that is wanted, and until when a returned seat is held for it.
  wanted_type bigint references ticket_type,
  offered_until timestamptz,
  -- What the buyer is to get back after a cancellation, and where to; the treasurer decides and transfers it.
  refund_due bigint not null default 0 check (refund_due >= 0),
  refund_bank text not null default '',
  refund_account text not null default '',
  refund_holder text not null default '',
  -- A door sale is sent once, also by a phone that has lost its connection.
  request_id uuid unique,
  answers_deleted_at timestamptz,
  created_at timestamptz not null default now(),
  words text not null default '',
  constraint registration_wanted check (state <> 'waitlisted' or wanted_type is not null)
);
create index registration_of on registration (event_id, created_at desc, id desc);
create index registration_by_state on registration (event_id, state, created_at desc, id desc);
create index registration_of_member on registration (member_id, created_at desc, id desc);
create index registration_voucher on registration (voucher_id) where (voucher_id is not null);
create index registration_waiting on registration (event_id, id) where (state = 'waitlisted');
create index registration_offered on registration (offered_until) where (state = 'waitlisted' and offered_until is not null);
create index registration_refunds on registration (created_at desc, id desc) where (refund_due > 0);
create index registration_by_words on registration using gin (words gin_trgm_ops);

create table ticket (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registration,
  ticket_type_id bigint not null references ticket_type,
  participant_name text not null check (participant_name <> ''),
  -- {question id: answer}
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  price bigint not null default 0 check (price >= 0),
  code text not null unique check (code ~ '^[2-9A-HJKMNP-TV-Z]{8}$'),
  page_key text not null unique default new_page_key(),
  state text not null default 'valid' check (state in ('valid', 'void')),
  created_at timestamptz not null default now()
);
create index ticket_of on ticket (registration_id, id);
create index ticket_by_type on ticket (ticket_type_id);

create table check_in (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket,
  session_id bigint references event_session,
  kind text not null check (kind in ('enter', 'session', 'handout')),
  at timestamptz not null,
  device text not null default '',
  scan_id uuid not null unique,
  "by" bigint references member,
  created_at timestamptz not null default now(),
  constraint check_in_session check ((kind = 'enter') = (session_id is null))
);
-- The earliest scan of a ticket counts; later ones are duplicates.
create index check_in_first on check_in (ticket_id, kind, session_id, at, id);

-- A certificate is for a completed course or for taking part in an event.
alter table certificate alter column enrolment_id drop not null;
alter table certificate add column ticket_id bigint unique references ticket;
alter table certificate add constraint certificate_for check (num_nonnulls(enrolment_id, ticket_id) = 1);

create function write_registration_words() returns trigger language plpgsql as $$
begin
  new.words := lower(' ' || new.code || ' ' || plain_words(new.buyer_name) || ' ' || phone_digits(new.buyer_phone) || ' '
    || new.buyer_email || coalesce((select ' ' || string_agg(plain_words(t.participant_name) || ' ' || t.code, ' ')
      from ticket t where t.registration_id = new.id), ''));
  return new;
end $$;
create function tell_registration_of_ticket() returns trigger language plpgsql as $$
begin
  update registration set words = words where id in (select registration_id from changed);
  return null;
end $$;
create trigger write_words before insert or update of buyer_name, buyer_phone, buyer_email, words on registration
  for each row execute function write_registration_words();
create trigger tell_registration after insert on ticket
  referencing new table as changed for each statement execute function tell_registration_of_ticket();
create trigger tell_registration_of_change after update on ticket
  referencing new table as changed for each statement execute function tell_registration_of_ticket();
create trigger never_deleted before delete on registration
  for each row execute function refuse_change();

create trigger learn_inserted after insert on event referencing new table as inserted
  for each statement execute function learn_inserted_words();
create trigger learn_changed after update on event
  for each row when (old.search is distinct from new.search) execute function learn_changed_words();
call watch_content('event');
call watch_content('ticket_type');
call watch_content('event_question');
call watch_content('event_session');
