/** Ticket codes have eight of these characters; none looks like another. */
export const TICKET_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const TICKET_CODE_LENGTH = 8;
/** The part of a ticket's QR text that is signed: `BRK1:<event id>:<code>`. The whole is this, a colon and the signature. */
export const ticketText = (eventId: number, code: string) => `BRK1:${eventId}:${code}`;

/** The public donor name for a campaign's part of an event's payments. Participants are never named. */
export const EVENT_GIVER = "Kolaborasi acara";

/** A registration holds seats for at most so many participants. */
export const TICKETS_MOST = 20;
/** Minutes that a seat is held for a payment by QRIS. */
export const EVENT_QRIS_MINUTES = 60;
/** An unpaid registration holds a use of its voucher so long. */
export const VOUCHER_HOLD_MINUTES = 60;
/** Hours that a returned seat is held for the first of the waiting list. */
export const OFFER_HOURS = 12;
/** The most scans that one call takes. */
export const SCANS_MOST = 500;
