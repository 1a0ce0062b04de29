import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

export const closedSteps = (reader: Database["kysely"]) =>
  reader.selectFrom("setup_step").select(["step", "state", "at"]).execute();

/** A finished step stays finished, even if it is skipped in another tab. */
export async function writeStep(tx: Tx, step: string, state: "done" | "skipped"): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into setup_step (step, state) values (${step}, ${state})
    on conflict (step) do update set state = excluded.state, at = now()
    where setup_step.state = 'skipped' and excluded.state = 'done'`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function keepCode(database: Database, memberId: number, hash: Buffer, seconds: number) {
  await sql`insert into setup_code (member_id, code_hash, expires_at)
    values (${memberId}, ${hash}, now() + make_interval(secs => ${seconds}))
    on conflict (member_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`.execute(
    database.kysely,
  );
}

/** True once, for the right code in time. */
export async function useCode(tx: Tx, memberId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("setup_code")
    .where("member_id", "=", memberId)
    .where("code_hash", "=", hash)
    .where("expires_at", ">", sql<string>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
