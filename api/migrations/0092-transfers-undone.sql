-- A transfer that was wrong is undone by its exact opposite, which one asks for and another approves like any other. It is a
-- correction, so it also leads back where no transfer leads by itself (out of zakat, out of the principal of wakaf).

alter table fund_transfer
  add column undoes bigint references fund_transfer,
  drop constraint fund_transfer_state_check,
  drop constraint fund_transfer_check1,
  drop constraint fund_transfer_check4,
  -- 'denied': the rules of the funds were against it when it was asked for. Nothing can come of it; it is kept to be seen.
  add constraint fund_transfer_state_check check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'denied')),
  add constraint fund_transfer_decided check ((state = 'waiting') = (decided_at is null) and (state in ('waiting', 'denied')) = (decided_by is null)),
  add constraint fund_transfer_said check (state not in ('refused', 'denied') or decision <> '');
-- Once, unless asking for it came to nothing.
create unique index fund_transfer_undone on fund_transfer (undoes) where state in ('waiting', 'approved');
create index fund_transfer_denied on fund_transfer (asked_at desc, id desc) where state = 'denied';

create function is_opposite(new_one fund_transfer) returns boolean language sql stable as $$
  select exists (select from public.fund_transfer o where o.id = $1.undoes and o.state = 'approved' and o.undoes is null
    and (o.from_account, o.to_account, o.amount) = ($1.to_account, $1.from_account, $1.amount))
$$;

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
  if not may_move(fund_kind_of(new.from_account), fund_kind_of(new.to_account)) or (is_principal(new.from_account) and not is_principal(new.to_account)) then
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
