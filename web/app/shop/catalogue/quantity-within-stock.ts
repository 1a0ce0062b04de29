/** Between one and the stock. */
export const quantityWithin = (stock: number, wanted: number): number => Math.max(1, Math.min(wanted, stock));
