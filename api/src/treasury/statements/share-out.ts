import type { Payment } from "../../payments/index.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { StoredLine } from "../queries/line-shares.ts";
import { sharesOf } from "./shares.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What the bank has not shown; for a fully seen payment its amount, so that a repeated match is refused with the
 * decider's name.
 */
const owedOf = ({ amount, unseen_amount }: Payment) => unseen_amount || amount;

function tooLittle(lacking: number, payments: readonly Payment[]) {
  const these = payments.length > 1 ? "untuk semua pembayaran ini" : "dari pembayaran ini";
  return conflict("too_little", `Uang yang masuk kurang ${rupiah(lacking)} ${these}.`);
}

/**
 * Divides the money. Refuses a line that pays nothing, and too little money unless `partly` allows one payment to be
 * shown in part.
 */
export function shareOut(lines: readonly StoredLine[], payments: readonly Payment[], partly: boolean) {
  const lacking = sum(payments.map(owedOf)) - sum(lines.map(({ unclaimed }) => unclaimed));
  if (lacking > 0 && (!partly || payments.length > 1)) throw tooLittle(lacking, payments);
  const owed = payments.map((payment) => ({ id: payment.id, amount: owedOf(payment) }));
  const result = sharesOf(lines, owed);
  const idle = lines.find(({ id, unclaimed }) => result.left.get(id) === unclaimed);
  if (idle)
    throw conflict(
      "line_unneeded",
      `Baris "${idle.description}" tidak diperlukan. Lepaskan, lalu coba lagi.`,
    );
  return result;
}
