import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { newCertificateNumber } from "../certificate-number.ts";

/** For one ticket, whether or not its holder was scanned: issued, or issued again. */
export async function issueForTicket(tx: Tx, ticketId: number, name: string): Promise<void> {
  await tx
    .insertInto("certificate")
    .values({ number: newCertificateNumber(), enrolment_id: null, ticket_id: ticketId, name })
    .onConflict((clash) => clash.column("ticket_id").doUpdateSet({ revoked_at: null, revoked_reason: "" }))
    .execute();
}

/** Takes a ticket's certificate back; false where it has none that holds. */
export async function revokeOfTicket(tx: Tx, ticketId: number, reason: string): Promise<boolean> {
  const revoked = await tx
    .updateTable("certificate")
    .set({ revoked_at: sql<string>`now()`, revoked_reason: reason })
    .where("ticket_id", "=", ticketId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return revoked.numUpdatedRows === 1n;
}
