/** Until staff choose another one, and the most that they can choose. */
export const WRITE_OFF_LIMIT = 1000;
export const WRITE_OFF_MOST = 100_000;
