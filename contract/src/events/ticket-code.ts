/** Ticket codes have eight of these characters; none looks like another. */
export const TICKET_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const TICKET_CODE_LENGTH = 8;
/** The part of a ticket's QR text that is signed: `BRK1:<event id>:<code>`. The whole is this, a colon and the signature. */
export const ticketText = (eventId: number, code: string) => `BRK1:${eventId}:${code}`;
