/**
 * A sum as a bank writes it: whole rupiah, the hundredths behind them where there are any (a bank counts its profit share and
 * its tax in them), and which way where the text itself says so.
 */
export interface WrittenSum {
  amount: number;
  sen?: number;
  out: boolean | undefined;
}

const OUT = /\s*(?:db|dr|debet|debit|d)\.?$/i;
const IN = /\s*(?:cr|kr|kredit|credit|c|k)\.?$/i;
const CURRENCY = /^(?:rp|idr)\.?\s*/i;
/** 250.225 and 250,225 and 250225; anything else that has digits in it is no number, however many they are. */
const WHOLE = /^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)$/;
/** Behind another sign than the thousands have: 1.000.00 may be a million that lost a digit. */
const CENTS = /^(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](\d{1,2})$/;

const minus = (text: string) => /^-/.test(text) || /-$/.test(text) || /^\(.*\)$/.test(text);

function directionOf(text: string): boolean | undefined {
  if (OUT.test(text) || minus(text)) return true;
  return IN.test(text) || /^\+/.test(text) ? false : undefined;
}

/** Banks write the lack of a sum as nothing, as zero or as a dash. */
export const isNothing = (text: string): boolean => /^[-–\s]*$/.test(text) || hundredths(readSum(text)) === 0;

/** In hundredths of a rupiah, whichever way it went. */
export const hundredths = (sum: Pick<WrittenSum, "amount" | "sen"> | undefined) =>
  sum && sum.amount * 100 + (sum.sen ?? 0);

/** 250.225,00 and 250,225.00 and Rp 250225 and 500.000,00 DB. Nothing where it is no number. */
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
