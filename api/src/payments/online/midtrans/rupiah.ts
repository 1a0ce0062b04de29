const AMOUNT = /^(\d{1,13})(?:\.0{1,2})?$/;

/** "10000.00" → 10000. Undefined for anything that is not a whole number of rupiah. */
export function wholeRupiah(amount: string | number): number | undefined {
  const digits = AMOUNT.exec(String(amount))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** 10000 → "10000.00", as the provider writes it and signs it. */
export const providerAmount = (rupiah: number) => `${rupiah}.00`;
