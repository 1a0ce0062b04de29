import { OFFER_HOURS } from "@barakah/contract";

/** Until when an offered seat is held: 12 hours, but not beyond `closes`, the close of registration or of the ticket type's sale. */
export const seatOfferEnds = (closes: number): string =>
  new Date(Math.min(Date.now() + OFFER_HOURS * 3600_000, closes)).toISOString();
