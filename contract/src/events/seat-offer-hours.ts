/** Hours that a returned seat is held for the first of the waiting list. */
export const OFFER_HOURS = 12;
