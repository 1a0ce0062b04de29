/** So many days after the last day of a bank's statements, treasurers are asked to import the next. `waiting-words.ts` of the web says 'a week'. */
export const STATEMENT_LATE_DAYS = 7;
