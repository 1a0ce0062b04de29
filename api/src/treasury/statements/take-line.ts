import type { Bank } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { settleLine } from "../queries/line-shares.ts";
import { bookKept, keptOf } from "./keep-unclaimed.ts";
import { unclaimedLines } from "./unchanged-lines.ts";

/** Matches a whole line with money that the books already have from elsewhere; it is no longer kept as unidentified. */
export async function takeLine(
  tx: Tx,
  actor: Actor,
  id: number,
  { name, bank, amount }: { name: string; bank: Bank; amount: number },
) {
  const line = existing((await unclaimedLines(tx, { lines: [id] }))[0], "Baris mutasi tidak ditemukan.");
  if (line.bank !== bank)
    throw conflict("other_bank", `${name} ini masuk ke bank lain daripada baris ini.`, { field: "line" });
  if (line.amount !== amount || line.unclaimed !== line.amount)
    throw conflict(
      "other_amount",
      `${name} ini ${rupiah(amount)}, baris ini ${rupiah(line.unclaimed)}. Keduanya harus sama.`,
      { field: "line" },
    );
  const kept = keptOf(line);
  if (kept > 0)
    await bookKept(tx, line, -kept, `Dikenali sebagai ${name.toLowerCase()}: ${line.description}`);
  await settleLine(tx, line.id, { state: "matched", unclaimed: 0 }, actor.memberId);
}
