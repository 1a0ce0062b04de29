import type { ReceiptSeal } from "@barakah/contract";
import { chainFrom, holds, pathOf, type SealPath } from "../../ledger/index.ts";
import type { Reader } from "../../platform/database/database.ts";
import { postingOf, type Receipt } from "../queries/receipts.ts";

type Paper = Pick<Receipt, "payment_id" | "lines">;

/** The Merkle path from this payment's posting to its day's seal; undefined until that day is sealed, soon after midnight. */
export async function sealPathOf(
  reader: Reader,
  { payment_id, lines }: Paper,
): Promise<SealPath | undefined> {
  const posting = await postingOf(reader, payment_id, lines[0]?.account ?? "");
  return posting === undefined ? undefined : pathOf(reader, posting);
}

/** The public seal, computed from the posting as it is now. */
export async function receiptSeal(reader: Reader, paper: Paper): Promise<ReceiptSeal | null> {
  const path = await sealPathOf(reader, paper);
  if (!path) return null;
  const { seal, steps } = path;
  const { day, hash, postings } = seal;
  const chain = await chainFrom(reader, day);
  return { day, hash, postings, steps: steps.length, holds: holds(path), ...chain };
}

/** Embedded in the PDF, so that it can be verified without us. */
export const carried = ({ seal, leaf, steps }: SealPath): Buffer =>
  Buffer.from(`${JSON.stringify({ seal, leaf, steps }, null, 2)}\n`);
