import { type DecisionVerdict, decisionVerdict, UNDO_SECONDS, type WaitingDecision } from "@barakah/contract";
import { sql } from "kysely";
import type { Actor } from "../../platform/actor.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs.ts";

export const DECISION_JOB = "decision";

const SECONDS = sql<number>`greatest(0, extract(epoch from w.due_at - clock_timestamp()))::float8`;

/** The states of the decisions that this person sent with this key. */
export async function storedUnder(reader: Reader, key: string, memberId: number) {
  const found = await sql<Pick<WaitingDecision, "state" | "seconds">>`select w.state, ${SECONDS} as seconds
    from waiting_decision w where w.key = ${key} and w.made_by = ${memberId}
    order by w.state = 'waiting' desc, w.id`.execute(reader);
  return found.rows[0];
}

/** Stores a decision and the job that carries it out; undefined if another one waits for the payment. */
export async function insertDecision(
  tx: Tx,
  actor: Actor,
  decision: { key: string; payment_id: string; verdict: DecisionVerdict },
): Promise<number | undefined> {
  await sql`delete from waiting_decision where stored_at < now() - interval '1 day'
    and state in ('made', 'undone', 'seen')`.execute(tx);
  const due = new Date(Date.now() + UNDO_SECONDS * 1000);
  const stored = await tx
    .insertInto("waiting_decision")
    .values({
      ...decision,
      verdict: JSON.stringify(decision.verdict),
      made_by: actor.memberId,
      request_id: actor.requestId,
      due_at: due.toISOString(),
    })
    .onConflict((clash) => clash.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored) await addJob(tx, DECISION_JOB, { id: stored.id }, { key: `decision ${stored.id}`, runAt: due });
  return stored?.id;
}

/** The name of the person whose decision about the payment is waiting to be carried out. */
export async function deciderNow(reader: Reader, paymentId: string): Promise<string | undefined> {
  const found = await sql<{ name: string }>`select coalesce(nullif(m.full_name, ''), m.username) as name
    from waiting_decision w join member m on m.id = w.made_by
    where w.payment_id = ${paymentId} and w.state = 'waiting'`.execute(reader);
  return found.rows[0]?.name;
}

interface Due {
  reference: string;
  payer_name: string;
  verdict: DecisionVerdict;
  made_by: number;
  username: string;
  request_id: string;
}

/** Undefined if it was undone or carried out already. */
export async function lockDue(tx: Tx, id: number): Promise<Due | undefined> {
  const found =
    await sql<Due>`select p.reference, p.payer_name, w.verdict, w.made_by, m.username, w.request_id
    from waiting_decision w join payment p on p.id = w.payment_id join member m on m.id = w.made_by
    where w.id = ${id} and w.state = 'waiting' for update of w`.execute(tx);
  const [due] = found.rows;
  return due && { ...due, verdict: decisionVerdict.parse(due.verdict) };
}

export const settleDecision = (tx: Tx, id: number, state: "made" | "failed", problem = "") =>
  tx.updateTable("waiting_decision").set({ state, problem }).where("id", "=", id).execute();

/** The number of decisions that changed from one state to the other. */
export async function moveOwn(
  tx: Tx,
  key: string,
  memberId: number,
  from: "waiting" | "failed",
  to: "undone" | "seen",
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("waiting_decision")
    .set({ state: to })
    .where("key", "=", key)
    .where("made_by", "=", memberId)
    .where("state", "=", from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function decisionsFor(reader: Reader, memberId: number): Promise<WaitingDecision[]> {
  const found = await sql<WaitingDecision>`select w.key, p.reference, p.payer_name, p.amount,
      w.verdict ->> 'to' as to, w.state, ${SECONDS} as seconds, w.problem, w.made_by = ${memberId} as own
    from waiting_decision w join payment p on p.id = w.payment_id
    where w.state = 'waiting' or (w.state = 'failed' and w.made_by = ${memberId})
    order by w.id`.execute(reader);
  return found.rows;
}
