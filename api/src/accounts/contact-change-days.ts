/** Days in which a member can undo a change of the mail address or phone number. */
export const UNDO_DAYS = 3;
/** Days in which the link to accept a mail address that staff proposed is valid. The link is sent to that address. */
export const ACCEPT_DAYS = 7;
