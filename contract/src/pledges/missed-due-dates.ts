/** After so many missed due dates, the giver is asked whether to pause. */
export const MISSED_ASKS = 3;
