const whole = new Intl.NumberFormat("id-ID");

/** 'Rp. 50.000'. */
export const rupiah = (amount: number) => `Rp. ${whole.format(amount)}`;
