/** How long an unpaid registration reserves a use of its voucher. */
const VOUCHER_HOLD_MINUTES = 60;

export const mostMinutes = (voucher: string) =>
  voucher === "" ? Number.POSITIVE_INFINITY : VOUCHER_HOLD_MINUTES;
