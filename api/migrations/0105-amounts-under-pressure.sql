-- Amounts under pressure: what is known of a hold, so that the right one is given up when too many amounts of a sum are taken.

alter table amount_hold
  -- A digest of the browser that asked for it, or of its network where it had no cookie; empty where nobody is known.
  add column holder text not null default '',
  -- When the payment's page or the picture of its code was last opened. A code that nobody ever saw cannot have been paid.
  add column looked_at timestamptz default now(),
  -- Given up for others at the end of `held`: until then its payer may still have paid it.
  add column given_up_until timestamptz;
-- Of those that exist it is not known: they count as seen.
alter table amount_hold alter column looked_at drop default;
-- Gifts above Rp250.000 may get a code of up to 9 999.
alter table amount_hold drop constraint amount_hold_code_check,
  add constraint amount_hold_code_check check (code between -999 and 9999 and code <> 0) not valid;
create index amount_hold_of_holder on amount_hold (holder, id) where holder <> '';
