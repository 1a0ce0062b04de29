import type { PaymentFile } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

const NAME = sql`coalesce(nullif(m.full_name, ''), m.username, 'Petugas')`;

/** Notes and repeated letters about a payment, oldest first. */
export async function notesOf(reader: Reader, reference: string): Promise<PaymentFile["notes"]> {
  const found = await sql<PaymentFile["notes"][number]>`select
      case a.action when 'payment.note' then 'note' when 'payment.ask_proof' then 'ask_proof' else 'receipt' end as kind,
      coalesce(a.after ->> 'text', a.after ->> 'number', '') as text, ${NAME} as by, a.at
    from audit_log a left join member m on m.id = a.actor_id
    where a.subject_kind = 'payment' and a.subject_id = ${reference}
      and a.action in ('payment.note', 'payment.ask_proof', 'receipt.send') order by a.at, a.id`.execute(
    reader,
  );
  return found.rows;
}

/** The name of the person who asked for another proof within the last hour. */
export async function askedLately(tx: Tx, reference: string): Promise<string | undefined> {
  const found = await sql<{
    by: string;
  }>`select ${NAME} as by from audit_log a left join member m on m.id = a.actor_id
    where a.subject_kind = 'payment' and a.subject_id = ${reference} and a.action = 'payment.ask_proof'
      and a.at > now() - interval '1 hour' order by a.at desc limit 1`.execute(tx);
  return found.rows[0]?.by;
}

export async function receiptHolding(reader: Reader, paymentId: string): Promise<string | null> {
  const found = await reader
    .selectFrom("receipt")
    .select("number")
    .where("payment_id", "=", paymentId)
    .where("void_at", "is", null)
    .orderBy("kind")
    .executeTakeFirst();
  return found?.number ?? null;
}
