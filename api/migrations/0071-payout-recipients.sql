-- A payout leaves a fund, which may be a campaign, and says who received it.

-- Who may receive what a kind of fund holds: zakat one of the eight, our own costs only the amil's share, public use alone
-- what is not halal. `mayReceive` in contract/src/ledger/fund-kinds.ts is the same.
create function may_receive(kind text, recipient text) returns boolean language sql immutable parallel safe as $$
  select coalesce(case kind
    when 'zakat' then recipient in ('fakir', 'miskin', 'amil', 'mualaf', 'riqab', 'gharimin', 'fisabilillah', 'ibnu_sabil')
    when 'amil' then recipient in ('operasional', 'penggalangan')
    when 'nonhalal' then recipient = 'fasilitas_umum'
    when 'infak_terikat' then recipient not in ('operasional', 'penggalangan')
    when 'infak_bebas' then recipient not in ('operasional', 'penggalangan')
    when 'wakaf' then recipient not in ('operasional', 'penggalangan')
    when 'dskl' then recipient not in ('operasional', 'penggalangan')
  end, false)
$$;

-- What a campaign's payouts are for, where nobody says it.
create function programme_of(category text) returns text language sql immutable parallel safe as $$
  select case category when 'bencana' then 'kemanusiaan' when 'kemanusiaan' then 'kemanusiaan' when 'kesehatan' then 'kesehatan'
    when 'lingkungan' then 'lingkungan' when 'pembangunan' then 'pembangunan' else 'sosial' end
$$;

alter table payout
  alter column campaign_id drop not null,
  -- The account of the ledger that it leaves.
  add column account text not null default '',
  -- Null only for payouts of zakat from before it was asked for.
  add column recipient_kind text check (recipient_kind in ('fakir', 'miskin', 'amil', 'mualaf', 'riqab', 'gharimin', 'fisabilillah',
    'ibnu_sabil', 'kemanusiaan', 'kesehatan', 'pendidikan', 'ekonomi', 'dakwah', 'lingkungan', 'pembangunan', 'sosial',
    'operasional', 'penggalangan', 'fasilitas_umum')),
  -- How many it reached, where that is known.
  add column people integer check (people between 1 and 10000000),
  add column region text not null default '',
  -- That those whom its pictures show agreed, or that they show nobody.
  add column consent boolean not null default false;
update payout o set account = 'campaign:' || o.campaign_id,
  recipient_kind = (select case when c.fund_kind <> 'zakat' then programme_of(c.category) end from campaign c where c.id = o.campaign_id);
alter table payout
  add check (case when campaign_id is null then account ~ '^(fund:[a-z0-9-]+|amil:(zakat|infak)|nonhalal)$'
    else account = 'campaign:' || campaign_id end),
  -- Pictures from before it was asked for stay as they are.
  add check (picture is null or consent) not valid;
create index payout_of_account on payout (account, paid_on desc, id desc);
create index payout_by_recipient on payout (recipient_kind, paid_on) include (amount) where reversed_at is null;

create function check_payout() returns trigger language plpgsql as $$
declare
  fund_kind text;
begin
  if new.account = '' then new.account := coalesce('campaign:' || new.campaign_id, ''); end if;
  if tg_op = 'UPDATE' and (new.account, new.amount, new.bank) is distinct from (old.account, old.amount, old.bank) then
    raise exception 'the money of payout % is in the ledger', old.id using errcode = 'check_violation', constraint = 'payout_money_fixed';
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
create trigger check_payout before insert or update of account, campaign_id, amount, bank, recipient_kind on payout
  for each row execute function check_payout();

-- Where a person says that a campaign is of another kind than was guessed, what its payouts were guessed to be for is open again.
create function forget_recipients() returns trigger language plpgsql as $$
begin
  update payout set recipient_kind = null
    where campaign_id = new.id and recipient_kind is not null and not may_receive(new.fund_kind, recipient_kind);
  return null;
end $$;
create trigger forget_recipients after update of fund_kind on campaign
  for each row when (new.fund_kind <> old.fund_kind) execute function forget_recipients();
