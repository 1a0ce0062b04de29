import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { countRunning } from "./queries/pledges.ts";

const MOST = 20;

export async function limitRunningPledges(tx: Tx, memberId: number): Promise<void> {
  if ((await countRunning(tx, memberId)) >= MOST)
    throw conflict("too_many_pledges", `Paling banyak ${MOST} niat sekaligus. Hentikan salah satu dahulu.`);
}
