-- Who may cancel, name an account or send another claim: the browser that made it (decision 120). Only a digest is kept, and
-- no longer than the browser keeps its cookie.
create table acting_browser (
  subject text primary key,
  browser text not null,
  created_at timestamptz not null default now()
);
create index acting_browser_at on acting_browser (created_at);

-- Whether somebody with that right sent it. Null: sent before this was known; then only the first claim counts as the payer's.
alter table transfer_claim add column own boolean;

-- Buyers act without an account: their acts are in the same list, without a name.
alter table audit_log alter column actor_id drop not null;

-- Letters that no stranger can cause, counted for the sake of the others.
alter table mail_address add column own int not null default 0;
