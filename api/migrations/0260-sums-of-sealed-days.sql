-- What the postings of sealed days come to, by the month in which they count. Sealed postings never change, so sums over years are read from
-- here, and only the days since the last seal from the postings themselves.
create table sealed_sum (
  account text not null,
  kind text not null,
  -- The first day of the month.
  month date not null,
  amount bigint not null,
  constraint sealed_sum_pkey primary key (account, kind, month)
);

-- By the database: an older instance of the app that still runs beside a newer one seals days too.
create function sum_sealed_days() returns trigger language plpgsql as $$
declare
  first_day date := (select min(day) from sealed);
  last_day date := (select max(day) from sealed);
begin
  insert into sealed_sum as known (account, kind, month, amount)
    select p.account, p.kind, coalesce(m.month, date_trunc('month', p.at at time zone 'Asia/Jakarta')::date), sum(p.amount)
    from (select p.id from ledger_posting p
        where p.at >= (first_day::timestamp at time zone 'Asia/Jakarta') and p.at < ((last_day + 1)::timestamp at time zone 'Asia/Jakarta')
          and not exists (select from late_posting l where l.posting_id = p.id)
        union all select l.posting_id from late_posting l where l.day between first_day and last_day) chosen
      join ledger_posting p on p.id = chosen.id left join moved_posting m on m.posting_id = p.id
    group by 1, 2, 3
    on conflict (account, kind, month) do update set amount = known.amount + excluded.amount;
  return null;
end $$;
create trigger sum_days after insert on seal referencing new table as sealed
  for each statement execute function sum_sealed_days();

-- After the trigger, whose creation waits for whoever is sealing.
insert into sealed_sum (account, kind, month, amount)
  select p.account, p.kind, coalesce(m.month, date_trunc('month', p.at at time zone 'Asia/Jakarta')::date), sum(p.amount)
  from ledger_posting p left join moved_posting m on m.posting_id = p.id left join late_posting l on l.posting_id = p.id
  where coalesce(l.day, (p.at at time zone 'Asia/Jakarta')::date) <= (select max(day) from seal)
  group by 1, 2, 3;
