-- Costs of an event, and what its speakers and organisers get, are paid out of its own account.

-- Not validated: every existing row satisfied the narrower rule.
alter table payout drop constraint payout_check2;
alter table payout add constraint payout_check2 check (case when campaign_id is null
  then account ~ '^(fund:[a-z0-9-]+|amil:(zakat|infak)|nonhalal|event:[0-9]{1,15})$' else account = ('campaign:' || campaign_id) end) not valid;

-- An event's money was paid for something, not given: it has no kind of fund and no kind of recipient.
create or replace function check_payout() returns trigger language plpgsql as $$
declare
  fund_kind text;
begin
  if new.account = '' then new.account := coalesce('campaign:' || new.campaign_id, ''); end if;
  if tg_op = 'UPDATE' and (new.account, new.amount, new.bank) is distinct from (old.account, old.amount, old.bank) then
    raise exception 'the money of payout % is in the ledger', old.id using errcode = 'check_violation', constraint = 'payout_money_fixed';
  end if;
  if new.account like 'event:%' then
    if new.recipient_kind is not null or not exists (select from event e where e.id = substr(new.account, 7)::bigint) then
      raise exception '% is not paid out to %', new.account, coalesce(new.recipient_kind, 'nobody named')
        using errcode = 'check_violation', constraint = 'payout_recipient';
    end if;
    return new;
  end if;
  fund_kind := fund_kind_of(new.account);
  if new.recipient_kind is null and fund_kind not in ('zakat', 'amil', 'nonhalal') then
    new.recipient_kind := coalesce((select programme_of(c.category) from campaign c where c.id = new.campaign_id), 'sosial');
  end if;
  if tg_op = 'UPDATE' and new.recipient_kind is null then return new; end if;
  if not may_receive(fund_kind, new.recipient_kind) then
    raise exception '% is not paid out to %', coalesce(fund_kind, new.account), coalesce(new.recipient_kind, 'nobody named')
      using errcode = 'check_violation', constraint = 'payout_recipient';
  end if;
  if fund_kind = 'wakaf' and (new.campaign_id is not null
    or exists (select from fund f where 'fund:' || f.code = new.account and f.principal)) then
    raise exception 'the principal of wakaf is not paid out' using errcode = 'check_violation', constraint = 'wakaf_principal';
  end if;
  return new;
end $$;

-- What leaves an event leaves it as it leaves a fund: by a payout or back to its payer, and never more than is there.
create or replace function is_given_back(t ledger_transaction) returns boolean language sql stable as $$
  select t.event like 'payment:' || t.payment_id || ':re%' and not exists (
      select from public.ledger_posting g where g.transaction_id = t.id and g.amount < 0
        and g.account !~ '^(bank|cash|qris|provider|payers|writeoff)(:|$)')
    and not exists (select from public.ledger_posting g join public.ledger_transaction o on o.id = g.transaction_id
      where o.payment_id = t.payment_id and g.account ~ '^(campaign|fund|amil|nonhalal|event)(:|$)' group by g.account having sum(g.amount) > 0)
$$;
create constraint trigger keep_events_apart after insert on ledger_posting deferrable initially deferred
  for each row when (new.amount > 0 and new.account like 'event:%') execute function keep_funds_apart();
