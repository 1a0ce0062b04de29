interface Terms {
  percent: number | null;
  amount: number | null;
  /** The most discount of one use. */
  most_off?: number | null;
}

/** The discount on this price. */
export const savedBy = ({ percent, amount, most_off }: Terms, price: number) =>
  Math.min(price, most_off ?? price, percent === null ? (amount ?? 0) : Math.floor((price * percent) / 100));
