/** Something that is written in two places must be the same in both. */
export interface Check {
  /** What is wrong when the query finds a row; the row's `what` names it. */
  complaint: string;
  sql: string;
}
