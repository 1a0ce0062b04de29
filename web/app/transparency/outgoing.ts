import { rupiah } from "../platform/format.ts";

/** Payouts without sign; money that came back keeps one. */
export const outgoing = (amount: number) => rupiah(0 - amount);
