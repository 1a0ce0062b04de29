-- Apps whose notices are believed besides the known banks' (payments/notices/packages.ts). A wrong one lets its owner mint
-- payments, so two people add it, with its wording.
create table notice_app (
  package text primary key check (package <> ''),
  proposed_by bigint not null references member,
  approved_by bigint not null references member,
  added_at timestamptz not null default now(),
  check (approved_by <> proposed_by)
);
