/** So many days may lie between the day that staff noted for a cash handover, payout or refund and the day of its bank line. */
export const NOTED_NEAR_DAYS = 31;
