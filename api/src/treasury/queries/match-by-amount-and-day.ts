import type { PaymentFile, StatementMatch } from "@barakah/contract";

/** Transfers are typed by hand: codes are forgotten and digits rounded. */
export const NEAR_RUPIAH = 1000;
export const NEAR_DAYS = 3;
/** A named payer may have rounded the amount. */
export const NAMED_NEAR_RUPIAH = 10_000;
/** Money may come so many days after the day that the payer named. */
export const LATE_DAYS = 60;
/** A payer may tell us of a transfer so many days after making it. */
export const REPORTED_LATE_DAYS = 62;
/** The likeness from which a line names the payer. */
export const ALIKE = 0.5;

type Candidate = PaymentFile["candidates"][number];

/** How far a bank line is from what a payer reported. */
interface Apart {
  difference: number;
  days_late: number;
  named: boolean;
}

/** The exact amount around that day is a match. Otherwise a person must look. */
export function matchOf({ difference, days_late, named }: Apart): StatementMatch | undefined {
  if (difference === 0 && Math.abs(days_late) <= 1) return "exact";
  if (difference === 0 && Math.abs(days_late) <= NEAR_DAYS) return "near";
  if (difference === 0 && days_late > NEAR_DAYS) return "late";
  return named && Math.abs(days_late) <= NEAR_DAYS ? "near" : undefined;
}

/** The line that is certainly the payment's: amount, day and name. Undefined if two qualify. */
export function namedLine(candidates: readonly Candidate[]): Candidate | undefined {
  const sure = candidates.filter(({ match, named }) => match === "exact" && named);
  return sure.length === 1 ? sure[0] : undefined;
}
