/** Of a product of a member's store. */
export const LEAST_PRICE = { least: 1000, short: "Paling sedikit Rp. 1.000." };
