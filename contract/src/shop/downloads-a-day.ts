/** The most downloads of one purchase within 24 hours. */
export const DOWNLOADS_A_DAY = 10;
