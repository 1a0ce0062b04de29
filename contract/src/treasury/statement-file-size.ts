/** The largest file of a bank statement. */
export const STATEMENT_BYTES_MOST = 900_000;
