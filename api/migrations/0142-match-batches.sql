-- Payments that one act matched with their bank lines. One act can undo them, as long as nothing followed.
create table match_batch (
  id bigint generated always as identity primary key,
  made_by bigint not null references member,
  made_at timestamptz not null default now(),
  undone_by bigint references member,
  undone_at timestamptz,
  constraint match_batch_undone check ((undone_at is null) = (undone_by is null))
);
create index match_batch_newest on match_batch (made_at desc) where undone_at is null;

create table match_batch_item (
  batch_id bigint not null references match_batch,
  payment_id uuid not null references payment,
  -- No reference: an undone match does not keep an import from being taken back.
  line_id bigint not null,
  amount bigint not null check (amount > 0),
  -- It was approved by this act. Otherwise it had been approved before and was only linked.
  approved boolean not null,
  -- The end of its transaction: what is later in its history followed.
  matched_at timestamptz not null default clock_timestamp(),
  constraint match_batch_item_pkey primary key (batch_id, payment_id)
);
create index match_batch_item_payment on match_batch_item (payment_id);
