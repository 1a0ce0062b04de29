/** As the server makes it from a title, so that the preview of the address is right. */
export function slugFrom(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join("-").slice(0, 100).replace(/-+$/, "");
}

const DIGITS = /\D/g;

/** What is typed as an amount: '250.000' is 250000, nothing is 0. */
export const amountFrom = (typed: string): number => Number(typed.replace(DIGITS, "").slice(0, 12));

export const amountText = (amount: number): string =>
  amount.toLocaleString("id-ID", { maximumFractionDigits: 0 });
