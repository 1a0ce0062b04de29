import type { OperationsProblem } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

/** Stores new alerts, closes those that are over, and returns the new ones. */
export async function updateAlerts(
  tx: Tx,
  problems: readonly OperationsProblem[],
): Promise<OperationsProblem[]> {
  const keys = problems.map(({ key }) => key);
  await sql`update alert set closed_at = now() where closed_at is null and key <> all(${keys})`.execute(tx);
  const opened: OperationsProblem[] = [];
  for (const problem of problems) {
    const { rows } = await sql`insert into alert (key, title, sentence)
      values (${problem.key}, ${problem.title}, ${problem.sentence})
      on conflict (key) where closed_at is null do nothing returning id`.execute(tx);
    if (rows.length > 0) opened.push(problem);
  }
  return opened;
}

const SHOWN = 10;

export const latestAlerts = (database: Database) =>
  database.kysely
    .selectFrom("alert")
    .select(["id", "title", "sentence", "opened_at", "closed_at"])
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();
