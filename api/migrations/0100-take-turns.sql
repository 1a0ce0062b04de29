-- Rate limits as token buckets (GCRA): instead of every moment, a row keeps the one at which its bucket is full again.
-- `moments` stays for a copy of the app that still runs the version before.
alter table attempt add column full_at timestamptz, alter column moments set default '{}';
-- Only `full_at` changes with each call, and no index has it: such updates stay on their page.
alter table attempt set (fillfactor = 70);

-- Takes one turn from each bucket, or none from any: a call that is refused spends nothing. A bucket holds `most` turns and
-- gets them all back within `seconds`. Returns nothing when granted, else the bucket that is empty and the seconds to wait.
create function take_turns(buckets text[], most float8[], seconds float8[])
returns table (bucket text, wait float8) language plpgsql as $$
declare
  step interval;
  span interval;
begin
  for n in 1 .. cardinality(buckets) loop
    step := make_interval(secs => seconds[n] / most[n]);
    span := make_interval(secs => seconds[n]);
    insert into attempt as a (bucket, full_at, forget_at)
      values (buckets[n], clock_timestamp() + step, now() + span + interval '1 day')
    on conflict on constraint attempt_pkey do update
      set full_at = greatest(a.full_at, clock_timestamp()) + step
      where greatest(a.full_at, clock_timestamp()) + step <= clock_timestamp() + span;
    if not found then
      -- Gives back what was taken so far. Nobody has seen it: the rows are locked until this statement ends.
      for taken in 1 .. n - 1 loop
        update attempt a set full_at = a.full_at - make_interval(secs => seconds[taken] / most[taken])
          where a.bucket = buckets[taken];
      end loop;
      return query select a.bucket, extract(epoch from a.full_at + step - span - clock_timestamp())::float8
        from attempt a where a.bucket = buckets[n];
      return;
    end if;
  end loop;
end $$;
