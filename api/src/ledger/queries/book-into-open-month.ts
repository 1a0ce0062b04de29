import { jakartaDay } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** Noon in Jakarta: the same day in every time zone that a reader of the books may use. */
const noonOf = (day: string) => `${day}T12:00:00+07:00`;

/** The first day of the first month that is not closed; undefined while no month is. */
async function openSince(reader: Reader): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (max(month) + interval '1 month')::date::text as day from period_closing where reopened_at is null`.execute(
    reader,
  );
  return rows[0]?.day ?? undefined;
}

/**
 * The instant at which an entry of this business day is booked: the day itself while its month is open. Undefined, which
 * means now, for today and for days in a closed month: nothing is added to a report that was published.
 */
export async function bookedOn(reader: Reader, day: string | null | undefined): Promise<string | undefined> {
  if (!day || day >= jakartaDay()) return undefined;
  const since = await openSince(reader);
  return since !== undefined && day < since ? undefined : noonOf(day);
}
