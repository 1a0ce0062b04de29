/** Prices older than this many days, and decrees on income older than this many months, are flagged as outdated. */
export const PRICE_MOST_DAYS = 7;
export const INCOME_MOST_MONTHS = 13;
