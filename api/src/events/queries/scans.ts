import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** How many tickets of a registration have been used to enter. */
export async function enteredTickets(reader: Reader, registrationId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct c.ticket_id) as count from ticket t
    join check_in c on c.ticket_id = t.id where t.registration_id = ${registrationId}`.execute(reader);
  return rows[0]?.count ?? 0;
}
