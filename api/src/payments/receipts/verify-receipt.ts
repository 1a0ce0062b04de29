import { FUND_KIND_LABEL, type ReceiptCheck, receiptNumber } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { existing } from "../../platform/errors.ts";
import type { Caller } from "../../platform/rate-limit/caller.ts";
import { guessed } from "../../platform/rate-limit/guesses.ts";
import { heldInstead, type Receipt, receiptByNumber } from "../queries/receipts.ts";
import { receiptSeal } from "./seals.ts";

const WRONG_NUMBERS = { what: "receipt", noun: "nomor yang salah", most: 20, seconds: 600 };
/** Five wrong names, then one an hour: the owner of the receipt needs only one. */
const WRONG_NAMES = { what: "receipt-name", noun: "nama yang salah", most: 5, seconds: 5 * 3600 };

const UNKNOWN = "Tanda terima dengan nomor ini tidak ada. Periksa lagi penulisannya.";

/** All wrong numbers get the same answer. */
async function found(database: Database, caller: Caller, typed: string): Promise<Receipt> {
  const receipt = existing(
    await guessed(database, caller, WRONG_NUMBERS, () =>
      receiptByNumber(database.kysely, receiptNumber(typed)),
    ),
    UNKNOWN,
  );
  return receipt;
}

/** What everybody may read who has a receipt's number. */
export async function checkReceipt(database: Database, caller: Caller, typed: string): Promise<ReceiptCheck> {
  const receipt = await found(database, caller, typed);
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

/** Ignores accents, capitals, dots and spaces. */
const plain = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export async function matchName(
  database: Database,
  caller: Caller,
  typed: string,
  name: string,
): Promise<boolean> {
  const { payer_name, shown_as } = await found(database, caller, typed);
  const matches = await guessed(database, caller, WRONG_NAMES, async () =>
    [payer_name, shown_as].some((one) => plain(one) === plain(name)) ? true : undefined,
  );
  return matches ?? false;
}
