import type { BodyOf, setStatementLinesAside } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type StoredLine, settleLine } from "../queries/settling.ts";
import type { Deciding } from "../verification/decide.ts";
import { bookKept, keptOf } from "./keep-unclaimed.ts";
import { linesStill } from "./lock-lines.ts";

type Wanted = BodyOf<typeof setStatementLinesAside>;

async function setOneAside(tx: Tx, actor: Actor, line: StoredLine, state: Wanted["as"]) {
  const after = { state, unclaimed: state === "ignored" ? 0 : line.amount };
  const change = keptOf(after) - keptOf(line);
  const words = change > 0 ? "Belum dikenal" : "Bukan lagi belum dikenal";
  if (change !== 0) await bookKept(tx, line, change, `${words}: ${line.description}`);
  await settleLine(tx, line.id, after, actor.memberId);
}

/** Lines that pay nothing at present: new again, money of nobody known, or none of our business. */
export const setAside = ({ database }: Deciding, actor: Actor, { lines: ids, from, as }: Wanted) =>
  database.kysely.transaction().execute(async (tx) => {
    const lines = await linesStill(tx, ids, from);
    for (const line of lines) await setOneAside(tx, actor, line, as);
    await audit(tx, actor, {
      action: `statement.${as}`,
      subject: { kind: "statement_line", id: lines.map(({ id }) => id).join(",") },
      before: { state: from },
      after: { state: as, amount: lines.reduce((sum, { amount }) => sum + amount, 0) },
    });
  });
