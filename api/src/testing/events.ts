import type { Insertable } from "kysely";
import type { Database } from "../platform/database/database.ts";
import type { Schema } from "../platform/database/schema.ts";

type Type = Partial<Insertable<Schema["ticket_type"]>>;

let made = 0;

/** A published event that begins in a week, with its ticket types. */
export async function anEvent(
  { kysely }: Database,
  given: Partial<Insertable<Schema["event"]>> = {},
  types: readonly Type[] = [{}],
) {
  const number = ++made;
  const starts = Date.now() + 7 * 24 * 3600_000;
  const event = await kysely
    .insertInto("event")
    .values({
      picture: null,
      registration_opens: null,
      registration_closes: null,
      capacity: null,
      campaign_id: null,
      campaign_basis_points: null,
      slug: `acara-contoh-${number}`,
      title: `Acara ${number}`,
      state: "published",
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + 2 * 3600_000).toISOString(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const ticket_types = await kysely
    .insertInto("ticket_type")
    .values(
      types.map((type, position) => ({
        ...{ name: "Reguler", event_id: event.id, position, quota: null, opens: null, closes: null },
        ...type,
      })),
    )
    .returningAll()
    .execute();
  return { ...event, types: ticket_types };
}
