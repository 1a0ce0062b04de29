-- What the limits of the amil's share are shares of. The year is read once for all of them, from the index that holds nothing
-- else, and of each account the kind is asked for once: materialized, because a condition on the kind would otherwise be
-- moved down to every single posting.

-- What came in during a year, by kind of fund, less what went back.
create function received_in(year integer) returns table (kind text, amount bigint) language sql stable as $$
  with held as materialized (
    select account, sum(amount) as amount from public.ledger_posting
    where at >= make_timestamptz($1, 1, 1, 0, 0, 0, 'Asia/Jakarta') and at < make_timestamptz($1 + 1, 1, 1, 0, 0, 0, 'Asia/Jakarta')
      and kind not in ('payout', 'amil', 'transfer', 'income') and (account like 'campaign:%' or account like 'fund:%')
    group by account)
  select public.fund_kind_of(account), -sum(amount)::bigint from held group by 1
$$;

-- Whether what came in of a kind counts for a limit: collecting is for all that people gave.
create function counts_for(name text, kind text) returns boolean language sql immutable parallel safe as $$
  select case $1 when 'zakat' then $2 = 'zakat' when 'infak' then $2 in ('infak_terikat', 'infak_bebas') else true end
$$;

create or replace function fund_receipts(name text, year integer) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from public.received_in($2) where public.counts_for($1, kind)
$$;
