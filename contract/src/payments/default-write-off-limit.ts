/** The largest missing part of a price that a treasurer may waive, in rupiah, until staff choose another. */
export const WRITE_OFF_LIMIT = 1000;
