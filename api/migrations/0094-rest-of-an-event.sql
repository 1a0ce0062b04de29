-- What is left of an event that took place becomes infak, by a fund transfer that a second person approves.

create or replace function check_transfer() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.state <> 'waiting' or new.state = 'denied' or (new.from_account, new.to_account, new.amount, new.asked_by, new.undoes)
      is distinct from (old.from_account, old.to_account, old.amount, old.asked_by, old.undoes) then
      raise exception 'transfer % is decided or fixed', old.id using errcode = 'restrict_violation';
    end if;
    if new.state in ('refused', 'withdrawn') then return new; end if;
  elsif new.state = 'denied' then
    return new;
  end if;
  if new.undoes is not null then
    if not is_opposite(new) then
      raise exception 'transfer % is not undone by its opposite', new.undoes using errcode = 'check_violation', constraint = 'transfer_undoes';
    end if;
    return new;
  end if;
  -- An event has no kind of fund: its money was paid for tickets. Nothing moves to an event.
  if new.from_account like 'event:%' then
    if fund_kind_of(new.to_account) is null or fund_kind_of(new.to_account) not in ('infak_terikat', 'infak_bebas')
      or not exists (select from event e where 'event:' || e.id = new.from_account and e.state <> 'cancelled' and e.ends_at <= now()) then
      raise exception 'nothing moves from % to %', new.from_account, new.to_account
        using errcode = 'check_violation', constraint = 'transfer_kinds';
    end if;
  elsif not may_move(fund_kind_of(new.from_account), fund_kind_of(new.to_account)) or (is_principal(new.from_account) and not is_principal(new.to_account)) then
    raise exception 'nothing moves from % to %', new.from_account, new.to_account
      using errcode = 'check_violation', constraint = 'transfer_kinds';
  end if;
  if is_guessed(new.from_account) or is_guessed(new.to_account) then
    raise exception 'nobody has confirmed the kinds of % and %', new.from_account, new.to_account
      using errcode = 'check_violation', constraint = 'fund_guessed';
  end if;
  if exists (select from campaign c where 'campaign:' || c.id = new.from_account and c.fund_kind = 'infak_terikat' and c.rest_goes_to = '') then
    raise exception '% never said where a rest goes', new.from_account using errcode = 'check_violation', constraint = 'transfer_rest';
  end if;
  if exists (select from fund f where 'fund:' || f.code = new.to_account and not f.active) then
    raise exception '% is no longer used', new.to_account using errcode = 'check_violation', constraint = 'fund_retired';
  end if;
  return new;
end $$;
