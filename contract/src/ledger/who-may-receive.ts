import type { FundKind } from "./fund-kinds.ts";
import { ASNAF, RECIPIENT_KINDS, type RecipientKind } from "./recipients.ts";

const OURS: readonly RecipientKind[] = ["operasional", "penggalangan"];
const PUBLIC: readonly RecipientKind[] = ["fasilitas_umum"];

/** To whom a kind of fund may go. The database holds the same (`may_receive`); a test compares the two. */
export function mayReceive(fund: FundKind, recipient: RecipientKind): boolean {
  if (fund === "zakat") return (ASNAF as readonly string[]).includes(recipient);
  if (fund === "amil") return OURS.includes(recipient);
  if (fund === "nonhalal") return PUBLIC.includes(recipient);
  return !OURS.includes(recipient);
}

export const recipientsOf = (fund: FundKind): RecipientKind[] =>
  RECIPIENT_KINDS.filter((recipient) => mayReceive(fund, recipient));
