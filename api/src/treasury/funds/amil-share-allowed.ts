import { AMIL_SOURCE_OF, type AmilSource, type BodyOf, type takeAmil } from "@barakah/contract";
import { balanceOf, namedAccount } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { roomOf } from "../queries/amil.ts";
import { fundNamed, lockFund } from "../queries/funds.ts";
import { beyondLimit, notConfirmed, notEnough } from "./refusals.ts";

type Wanted = BodyOf<typeof takeAmil>;

/**
 * Refuses a share that the kind of fund, its balance or the limit of the year does not allow. Locks the fund. Returns the kind of
 * money that the share is of.
 */
export async function amilShareAllowed(
  tx: Tx,
  { from_account, amount }: Wanted,
  year: number,
): Promise<AmilSource> {
  await lockFund(tx, from_account);
  const from = await fundNamed(tx, from_account);
  const source = from && AMIL_SOURCE_OF[from.kind];
  if (!source) throw invalid({ from_account: ["Bagian amil hanya diambil dari zakat atau infak."] });
  if (from.guessed) throw notConfirmed("from_account", from.name);
  const held = 0 - (await balanceOf(tx, namedAccount(from_account)));
  if (amount > held) throw notEnough(from.name, held);
  const room = await roomOf(tx, source, year);
  if (amount > room) throw beyondLimit(room);
  return source;
}
