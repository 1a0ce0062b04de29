import { sql } from "kysely";
import type { Database, Tx } from "../platform/database/database.ts";

const AT_ONCE = 2000;

/** Deletes answers some time after the event. Their files have no reference then, and the sweep deletes them. */
export async function deleteOldAnswers({ kysely }: Pick<Database, "kysely">, days: number): Promise<void> {
  await kysely.transaction().execute(async (tx: Tx) => {
    const { rows } = await sql<{
      id: number;
    }>`update registration r set answers_deleted_at = now(), seat_holder = ''
      where r.id in (select o.id from registration o join event e on e.id = o.event_id
        where o.answers_deleted_at is null and e.ends_at < now() - make_interval(days => ${days}) limit ${AT_ONCE}
        for update of o skip locked)
      returning r.id`.execute(tx);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await sql`update ticket set answers = '{}' where registration_id = any(${ids}) and answers <> '{}'`.execute(
      tx,
    );
  });
}
