import { sql } from "kysely";
import { payAtLatest } from "../../payments/index.ts";
import type { Reader } from "../../platform/database/database.ts";

/** After an event was moved: what is not paid yet must be paid an hour before the new start, and an offer ends when registration closes. */
export async function keepDeadlines(on: Reader, eventId: number): Promise<void> {
  const { rows } = await sql<{ payment_id: string; until: string }>`
    select r.payment_id, e.starts_at - interval '1 hour' as until from registration r join event e on e.id = r.event_id
    where r.event_id = ${eventId} and r.state = 'waiting_payment' and r.payment_id is not null`.execute(on);
  if (rows[0])
    await payAtLatest(
      on,
      rows.map(({ payment_id }) => payment_id),
      rows[0].until,
    );
  await sql`update registration r set offered_until = least(r.offered_until, e.registration_closes, e.starts_at)
    from event e where e.id = r.event_id and r.event_id = ${eventId} and r.state = 'waitlisted'
      and r.offered_until > least(e.registration_closes, e.starts_at)`.execute(on);
}
