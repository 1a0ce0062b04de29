import type { Tx } from "../../platform/database/database.ts";
import { sendsMany, setApart } from "../queries/claims.ts";

/** So many payments with proofs of one sender wait among all others. Further ones wait apart until one of them was verified. */
const WAITING_TOGETHER = 5;

export async function setProofsApart(tx: Tx, sender: string, paymentId: string): Promise<void> {
  if (await sendsMany(tx, sender, WAITING_TOGETHER)) await setApart(tx, paymentId);
}
