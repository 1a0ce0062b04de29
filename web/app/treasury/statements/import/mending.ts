import { type Mended, readSum, type UnreadRow } from "@barakah/contract/treasury/reading/index";

/** The corrections typed for an unreadable row. */
export interface Draft {
  day?: string;
  amount?: number;
  out?: boolean;
  left?: boolean;
}
export type Drafts = ReadonlyMap<number, Draft>;

/** Where both amount columns are filled, choosing the direction also chooses the amount. */
const amountBy = ({ fault, sums }: UnreadRow, out: boolean | undefined) =>
  fault === "both" && out !== undefined ? readSum(sums[out ? 0 : 1] ?? "")?.amount : undefined;

/** The row as read and corrected; undefined while something is missing. */
export function mendedBy(row: UnreadRow, draft: Draft | undefined, today: string): Mended | undefined {
  if (!draft || draft.left) return undefined;
  const day = draft.day || row.read.day;
  const out = draft.out ?? row.read.out;
  const amount = draft.amount || (row.read.amount ?? amountBy(row, out));
  if (!day || day > today || !amount || out === undefined) return undefined;
  return { row: row.row, day, amount, out };
}

/** Which unreadable rows are corrected, skipped, or still open. */
export function mendingOf(unread: readonly UnreadRow[], drafts: Drafts, today: string) {
  const mended = unread.flatMap((row) => mendedBy(row, drafts.get(row.row), today) ?? []);
  const leave_out = unread.filter(({ row }) => drafts.get(row)?.left).map(({ row }) => row);
  return { mended, leave_out, waiting: unread.length - mended.length - leave_out.length };
}
