import { setTimeout as delay } from "node:timers/promises";
import { examine } from "../../api/src/app/doctor/examine.ts";
import { connectDatabase } from "../../api/src/platform/database/database.ts";
import type { Shift } from "../faults/people.ts";
import { type Finding, found } from "../faults/scene.ts";
import type { Payers } from "./payers.ts";
import type { Stage } from "./stage.ts";

interface Row {
  name: string;
  reference: string;
  status: string;
}

const wrongOf = (promised: Map<string, string>, rows: Row[]) => {
  const byName = Map.groupBy(rows, ({ name }) => name);
  const lost = [...promised].filter(
    ([key, reference]) => !byName.get(key)?.some((row) => row.reference === reference),
  );
  const doubled = [...promised.keys()].filter((key) => (byName.get(key)?.length ?? 0) > 1);
  return { lost: lost.length, doubled: doubled.length };
};

const counted = (what: string, promised: Map<string, string>, rows: Row[]): Finding => {
  const { lost, doubled } = wrongOf(promised, rows);
  return found(
    `${promised.size} ${what}: ${lost} lost, ${doubled} doubled`,
    promised.size > 0 && lost + doubled === 0,
  );
};

const UNTIL_KNOWN_MS = 60_000;

/** Payments at the provider must be verified once the app was notified or polled. */
async function allKnown(read: () => Promise<Row[]>, paid: Map<string, string>): Promise<number> {
  const references = new Set(paid.values());
  for (let waited = 0; ; waited += 250) {
    const missing = (await read()).filter(
      ({ reference, status }) => references.has(reference) && status !== "verified",
    ).length;
    if (missing === 0 || waited > UNTIL_KNOWN_MS) return missing;
    await delay(250);
  }
}

/** Compares all acknowledged actions with the database and runs the doctor. */
export async function books(stage: Stage, shift: Shift, { orders, paid }: Payers): Promise<Finding[]> {
  const database = connectDatabase(
    { connectionString: stage.databaseUrl },
    { poolSize: 2, onError: () => undefined },
  );
  const read = async () =>
    (await database.pool.query<Row>("select payer_name as name, reference, status from payment")).rows;
  try {
    const unknown = await allKnown(read, paid);
    const rows = await read();
    const status = new Map(rows.map((row) => [row.reference, row.status]));
    const undone = [...shift.approved].filter((reference) => status.get(reference) !== "verified");
    const complaints = await examine(database);
    return [
      counted("gifts with a proof", shift.gifts, rows),
      counted("orders", orders, rows),
      counted("gifts paid online", paid, rows),
      found(`${unknown} of those are not known as paid`, unknown === 0),
      found(
        `${shift.approved.size} approvals: ${undone.length} undone`,
        shift.approved.size > 0 && undone.length === 0,
      ),
      found(
        `the doctor complains of ${complaints.length} things: ${complaints.join("; ") || "none"}`,
        complaints.length === 0,
      ),
    ];
  } finally {
    await database.close();
  }
}
