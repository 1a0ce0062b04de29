/** Smaller amounts that are offered instead of the pledged one. */
export const halfOf = (amount: number): number => Math.ceil(amount / 2000) * 1000;
