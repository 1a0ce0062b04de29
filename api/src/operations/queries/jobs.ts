import type { Operations, OperationsJob } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { TODAY } from "../../platform/jakarta-day.ts";

export async function mailToday(database: Database): Promise<Operations["mail"]> {
  const [found] = await database.prepared<Operations["mail"]>(
    "mail-today",
    `select sent, failed, case when failed > 0 then last_error end as last_error from mail_day where day = ${TODAY}`,
    [],
  );
  return found ?? { sent: 0, failed: 0, last_error: null };
}

/** All kinds of jobs, failing ones first. */
export async function jobsByName(database: Database): Promise<OperationsJob[]> {
  return database.prepared<OperationsJob>(
    "jobs-by-name",
    `with waits as (
       select name, count(*) filter (where given_up_at is null and run_at <= now()) as waiting,
         bool_or(given_up_at is not null) as given_up, bool_or(attempts > 0) as failing,
         (array_agg(last_error order by id desc) filter (where last_error is not null))[1] as error
       from job group by name)
     select coalesce(r.name, w.name) as name, r.last_at, r.milliseconds, coalesce(w.waiting, 0) as waiting,
       case when w.given_up then 'given_up' when w.failing then 'failing' else 'fine' end as state, left(w.error, 300) as error
     from job_run r full join waits w using (name)
     order by w.given_up desc nulls last, w.failing desc nulls last, r.last_at desc nulls last`,
    [],
  );
}

export async function doneToday(database: Database): Promise<number> {
  const [found] = await database.prepared<{ done: number }>(
    "jobs-done-today",
    `select coalesce(sum(done_that_day), 0)::bigint as done from job_run where done_on = ${TODAY}`,
    [],
  );
  return found?.done ?? 0;
}

/** How long the oldest due job has waited. */
export async function oldestDueSeconds(database: Database): Promise<number> {
  const [found] = await database.prepared<{ seconds: number }>(
    "oldest-due-job",
    `select coalesce(extract(epoch from now() - min(run_at)), 0)::int as seconds from job
     where given_up_at is null and run_at <= now()`,
    [],
  );
  return found?.seconds ?? 0;
}
