import type { Tx } from "../../platform/database/database.ts";
import { sendsMany, setApart } from "../queries/claims.ts";

/** Payments with proofs of one sender that wait with everybody's until one of them is verified; further ones wait apart. */
const WAITING_TOGETHER = 5;

export async function setProofsApart(tx: Tx, sender: string, paymentId: string): Promise<void> {
  if (await sendsMany(tx, sender, WAITING_TOGETHER)) await setApart(tx, paymentId);
}
