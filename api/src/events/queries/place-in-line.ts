import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/**
 * The place of a registration in the waiting line: counted among those that wait for the same type of ticket and have no
 * offer. A registration with an offer is out of the line until the offer ends.
 */
export const placeInLine = (registration: string) =>
  `(select count(*) from registration ahead where ahead.event_id = ${registration}.event_id
    and ahead.wanted_type = ${registration}.wanted_type and ahead.state = 'waitlisted' and ahead.offered_until is null
    and ahead.id <= ${registration}.id)`;

export async function readPlaceInLine(reader: Reader, registrationId: number): Promise<number> {
  const { rows } = await sql<{ place: number }>`select ${sql.raw(placeInLine("r"))} as place
    from registration r where r.id = ${registrationId}`.execute(reader);
  return rows[0]?.place ?? 0;
}
