/** Days in which the link to accept a mail address that staff proposed is valid. The link is sent to that address. */
export const ACCEPT_DAYS = 7;
