/** How large the community is. At scale 1: a million members, three million payments, 200 000 orders, 500 000 tickets. */
export interface Sizes {
  members: number;
  payments: number;
  campaigns: number;
  products: number;
  events: number;
  /** Payments of the last days that wait for a treasurer. */
  newest: number;
}

/** Of so many payments one is for an order, and one for two tickets. */
export const ORDER_EVERY = 15;
/** One registration without payment for so many payments, with two tickets. */
export const FREE_EVERY = 60;
export const YEARS = 3;

export const sizesOf = (scale: number): Sizes => {
  const part = (whole: number, least: number) => Math.max(least, Math.round(whole * scale));
  return {
    members: part(1_000_000, 1000),
    payments: part(3_000_000, 3000),
    campaigns: part(1000, 20),
    products: part(2000, 40),
    events: part(400, 8),
    newest: part(3000, 60),
  };
};
