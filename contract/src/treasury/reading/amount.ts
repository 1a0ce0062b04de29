/**
 * An amount as written by a bank: whole rupiah, sen if there are any (banks use them for profit share and tax), and the
 * direction if the text states it.
 */
export interface WrittenSum {
  amount: number;
  sen?: number;
  out: boolean | undefined;
}

const OUT = /\s*(?:db|dr|debet|debit|d)\.?$/i;
const IN = /\s*(?:cr|kr|kredit|credit|c|k)\.?$/i;
const CURRENCY = /^(?:rp|idr)\.?\s*/i;
/** 250.225, 250,225 or 250225; any other text with digits is not a number. */
const WHOLE = /^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)$/;
/** The decimal sign must differ from the thousands sign: 1.000.00 may be a million that lost a digit. */
const CENTS = /^(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](\d{1,2})$/;

const minus = (text: string) => /^-/.test(text) || /-$/.test(text) || /^\(.*\)$/.test(text);

function directionOf(text: string): boolean | undefined {
  if (OUT.test(text) || minus(text)) return true;
  return IN.test(text) || /^\+/.test(text) ? false : undefined;
}

/** Banks write a missing amount as an empty cell, zero or a dash. */
export const isNothing = (text: string): boolean => /^[-–\s]*$/.test(text) || hundredths(readSum(text)) === 0;

/** In sen, without its direction. */
export const hundredths = (sum: Pick<WrittenSum, "amount" | "sen"> | undefined) =>
  sum && sum.amount * 100 + (sum.sen ?? 0);

/** Reads 250.225,00, 250,225.00, Rp 250225 and 500.000,00 DB. Undefined if it is not a number. */
export function readSum(text: string): WrittenSum | undefined {
  const said = text.trim().replace(CURRENCY, "");
  const bare = said
    .replace(OUT, "")
    .replace(IN, "")
    .replace(/^[-+(]+|[-)]+$/g, "")
    .trim()
    .replace(CURRENCY, "")
    .replace(/\s/g, "");
  const digits = WHOLE.test(bare) ? bare : bare.replace(CENTS, "$1");
  const amount = Number(digits.replace(/\D/g, ""));
  if (!WHOLE.test(digits) || !Number.isSafeInteger(amount)) return undefined;
  const sen = Number((CENTS.exec(bare)?.[2] ?? "").padEnd(2, "0"));
  return { amount, out: directionOf(said), ...(!WHOLE.test(bare) && sen > 0 && { sen }) };
}
