/** A consistency check for facts that are stored in two places. */
export interface Check {
  /** The finding when the query returns a row; the row's `what` names the record. */
  complaint: string;
  sql: string;
}
