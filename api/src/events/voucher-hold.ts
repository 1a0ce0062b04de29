/** An unpaid registration holds a use of its voucher so long: until it is paid, nobody else can have it. */
const VOUCHER_HOLD_MINUTES = 60;

export const mostMinutes = (voucher: string) =>
  voucher === "" ? Number.POSITIVE_INFINITY : VOUCHER_HOLD_MINUTES;
