/** As people read it: 'Rp. 50.000'. */
export const rupiah = (amount: number) => `Rp. ${amount.toLocaleString("id-ID")}`;
