/** An order is never free: a voucher takes at most this percentage, or an amount that leaves at least so many rupiah. */
export const VOUCHER_MOST_PERCENT = 90;
export const VOUCHER_LEAVES = {
  least: 1000,
  short: "Belanja paling sedikit harus Rp. 1.000 lebih banyak daripada potongannya.",
};
