import { FUND_KIND_LABEL, type ReceiptCheck, receiptNumber } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { notFound, tooMany } from "../../platform/errors.ts";
import { isSpent, type Limit, networkOf, takeTurn } from "../../platform/rate-limit/turns.ts";
import { heldInstead, type Receipt, receiptByNumber } from "../queries/receipts.ts";
import { receiptSeal } from "./seals.ts";

/** Whoever mistypes a number tries again; whoever guesses is turned away before the database is asked. */
const WRONG_NUMBERS: Limit = { most: 20, seconds: 600 };
/** Somebody who holds the paper types one name, not a list of them. */
const NAMES_OF_ADDRESS: Limit = { most: 20, seconds: 3600 };
const NAMES_OF_RECEIPT: Limit = { most: 10, seconds: 3600 };

const UNKNOWN = "Tanda terima dengan nomor ini tidak ada. Periksa lagi penulisannya.";

/** The receipt of this number, or the same answer as to whoever guesses. */
async function found(database: Database, address: string, typed: string): Promise<Receipt> {
  const bucket = `receipt:${networkOf(address)}`;
  if (await isSpent(database, bucket, WRONG_NUMBERS)) throw tooMany(60, "nomor yang salah");
  const receipt = await receiptByNumber(database.kysely, receiptNumber(typed));
  if (receipt) return receipt;
  await takeTurn(database, bucket, WRONG_NUMBERS);
  throw notFound(UNKNOWN);
}

/** What a receipt's number tells anybody. */
export async function checkReceipt(
  database: Database,
  address: string,
  typed: string,
): Promise<ReceiptCheck> {
  const receipt = await found(database, address, typed);
  const { number, kind, amount, received_at, issued_at, void_at, void_because } = receipt;
  return {
    ...{ number, kind, amount, received_at, issued_at },
    issuer: receipt.issuer.name,
    lines: receipt.lines.map(({ account: _, ...line }) => ({
      ...line,
      fund: FUND_KIND_LABEL[line.fund_kind],
    })),
    void: void_at && void_because ? { at: void_at, because: void_because } : null,
    replaced_by: void_at ? await heldInstead(database.kysely, receipt) : null,
    seal: await receiptSeal(database.kysely, receipt),
  };
}

/** As people write a name: accents, capitals, dots and spaces are no difference. */
const plain = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether this is the name on the paper. Counted for each receipt and for each visitor, so that none is found by trying. */
export async function matchName(
  database: Database,
  address: string,
  typed: string,
  name: string,
): Promise<boolean> {
  const { number, payer_name, shown_as } = await found(database, address, typed);
  for (const [bucket, limit] of [
    [`receipt-name:${networkOf(address)}`, NAMES_OF_ADDRESS],
    [`receipt-name-of:${number}`, NAMES_OF_RECEIPT],
  ] as const) {
    const turn = await takeTurn(database, bucket, limit);
    if (!turn.granted) throw tooMany(turn.retryAfter, "nama yang dicoba");
  }
  return [payer_name, shown_as].some((one) => plain(one) === plain(name));
}
