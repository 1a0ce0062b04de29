import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { newCertificateNumber } from "../certificate-number.ts";

/** Everybody with a valid ticket: whether they entered and attended enough sessions, and have a certificate or a revoked one. */
async function participantsOf(reader: Reader, eventId: number, sessions: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    present: boolean;
    has: boolean;
    revoked: boolean;
  }>`select t.id, t.participant_name as name, c.number is not null as has, c.revoked_at is not null as revoked,
      exists (select from check_in i where i.ticket_id = t.id and i.kind = 'enter' and i.struck_at is null)
        and (select count(distinct i.session_id) from check_in i where i.ticket_id = t.id and i.kind = 'session' and i.struck_at is null) >= ${sessions} as present
    from ticket t join registration r on r.id = t.registration_id left join certificate c on c.ticket_id = t.id
    where r.event_id = ${eventId} and r.state = 'confirmed' and t.state = 'valid' order by t.id`.execute(
    reader,
  );
  return rows;
}

/** How many participants there are, were present, and have a certificate. */
export async function countForEvent(reader: Reader, eventId: number, sessions: number) {
  const all = await participantsOf(reader, eventId, sessions);
  const count = (which: (one: (typeof all)[number]) => boolean) => all.filter(which).length;
  return {
    total: all.length,
    present: count(({ present }) => present),
    issued: count(({ has, revoked }) => has && !revoked),
    revoked: count(({ revoked }) => revoked),
  };
}

/** Certificates for everybody who was present; at most one for each ticket. What was revoked stays so. */
export async function issueForEvent(tx: Tx, eventId: number, sessions: number) {
  const rows = await participantsOf(tx, eventId, sessions);
  const due = rows.filter(({ present, has }) => present && !has);
  if (due.length > 0)
    await tx
      .insertInto("certificate")
      .values(
        due.map(({ id, name }) => ({
          number: newCertificateNumber(),
          enrolment_id: null,
          ticket_id: id,
          name,
        })),
      )
      .onConflict((clash) => clash.column("ticket_id").doNothing())
      .execute();
  const counts = {
    ...{ issued: due.length, present: rows.filter(({ present }) => present).length, total: rows.length },
  };
  return { counts, tickets: due.map(({ id }) => id) };
}
