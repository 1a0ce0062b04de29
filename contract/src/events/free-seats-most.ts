/** The free seats of one event that one browser or phone number gets for certain, unless operators set another number. */
export const FREE_SEATS_MOST = 6;
