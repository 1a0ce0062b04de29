-- The tax number that stands on a receipt of zakat, for those who give one. Sealed: a list of this table tells nobody's.
create table taxpayer (
  member_id bigint primary key references member,
  npwp_sealed bytea not null,
  -- The last digits, by which its owner knows it again.
  ending text not null check (ending ~ '^\d{4}$'),
  changed_at timestamptz not null default now()
);
alter table receipt add column npwp_sealed bytea;

-- As before; and the tax number goes with its owner.
create or replace function keep_receipt() returns trigger language plpgsql as $$
declare
  kept receipt := new;
begin
  if tg_op = 'DELETE' then
    raise exception 'receipts are never deleted' using errcode = 'restrict_violation';
  end if;
  if old.void_at is null then
    kept.void_at := null; kept.void_because := null; kept.void_by := null; kept.void_note := '';
  end if;
  if new.payer_name = 'Anggota' and new.on_behalf = '' and new.shown_as in (old.shown_as, 'Hamba Allah') and new.npwp_sealed is null then
    kept.payer_name := old.payer_name; kept.shown_as := old.shown_as; kept.on_behalf := old.on_behalf;
    kept.npwp_sealed := old.npwp_sealed;
  end if;
  kept.words := old.words;
  if kept is distinct from old then
    raise exception 'receipt % is never edited: it is made void and replaced', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
