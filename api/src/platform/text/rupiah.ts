const whole = new Intl.NumberFormat("id-ID");

/** As people read it: 'Rp. 50.000'. */
export const rupiah = (amount: number) => `Rp. ${whole.format(amount)}`;
