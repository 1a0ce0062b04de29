/** The commission of a store that applies now, until staff choose another percentage. A store keeps the one that it agreed to. */
export const STORE_UJRAH_PERCENT = 5;
