import type { BodyOf, createPayout } from "@barakah/contract";
import type { Account } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { neededForRefunds } from "../queries/funds.ts";
import { actsAlone, secondPersonNeeded } from "../second-person/second-person-needed.ts";
import { heldIn } from "./book-payout.ts";

type Wanted = Pick<BodyOf<typeof createPayout>, "amount" | "lacking">;

/**
 * Before an event takes place, its tickets may have to be refunded. Less than that is left only if two people decided so,
 * having read how much would be lacking.
 */
export async function keepTicketsRefundable(
  tx: Tx,
  actor: Actor,
  account: Account,
  { amount, lacking: named }: Wanted,
) {
  const needed = await neededForRefunds(tx, account);
  const left = (await heldIn(tx, account)) - amount;
  const lacking = needed - left;
  if (needed === 0 || lacking <= 0) return;
  const why = `Acara yang belum berlangsung mungkin batal, dan tiketnya dikembalikan: ${rupiah(needed)}. Sesudah ini tinggal ${rupiah(Math.max(0, left))}, kurang ${rupiah(lacking)}.`;
  if (named !== lacking) throw conflict("refunds_need", why, { field: "amount", facts: { amount: lacking } });
  if (await actsAlone(tx, actor)) throw secondPersonNeeded(why);
}
