import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** The name of the person who scanned, as colleagues know it. */
export const byIn = (scan: string) =>
  `(select coalesce(nullif(m.full_name, ''), m.username::text) from member m where m.id = ${scan}.by)`;

/** The device name of scans that were entered in the form without JavaScript. */
export const PLAIN_DEVICE = "Formulir";

/** SQL: whether two scans are of one phone. The form without JavaScript and old apps send no name of the phone; then the person decides. */
export const samePhone = (one: string, other: string) =>
  `(${one}.device = ${other}.device and (${one}.device not in ('', '${PLAIN_DEVICE}') or ${one}.by is not distinct from ${other}.by))`;

/** SQL: whether two scans belong to one stay. A participant who left may come in again, which begins another stay. */
export const sameStay = (first: string, later: string) => `(${later}.ticket_id = ${first}.ticket_id
  and ${later}.kind = ${first}.kind and ${later}.session_id is not distinct from ${first}.session_id
  and ${first}.struck_at is null and ${later}.struck_at is null
  and not exists (select from check_in turn where turn.ticket_id = ${first}.ticket_id and turn.struck_at is null
    and turn.kind = case ${first}.kind when 'enter' then 'exit' when 'exit' then 'enter' end
    and (turn.at, turn.id) > (${first}.at, ${first}.id) and (turn.at, turn.id) < (${later}.at, ${later}.id)))`;

/** For each of these scans the one that counts: the earliest of its ticket, kind, session and stay. */
export async function countingScans(reader: Reader, scanIds: readonly string[]) {
  const { rows } = await sql<{ scan_id: string; first_id: string; at: string; by: string; device: string }>`
    select s.scan_id, first.scan_id as first_id, first.at, first.device, coalesce(first.by, '') as by from check_in s
    cross join lateral (select c.scan_id, c.at, c.device, ${sql.raw(byIn("c"))} as by from check_in c
      where c.ticket_id = s.ticket_id and ${sql.raw(sameStay("c", "s"))} order by c.at, c.id limit 1) first
    where s.scan_id = any(${scanIds}::uuid[])`.execute(reader);
  return new Map(rows.map((row) => [row.scan_id, row]));
}
