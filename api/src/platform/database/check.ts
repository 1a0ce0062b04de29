/** A consistency check for facts that are stored in two places. */
export interface Check {
  /** The finding when the query returns a row; the row's `what` names the record. */
  complaint: string;
  sql: string;
  /**
   * `payment`: it looks at each payment by itself, so it may also be asked about some payments only (`app/doctor/touched.ts`).
   * `history`: it looks at what never changes any more, so it belongs to checks of the whole history alone.
   */
  of?: "payment" | "history";
}
