/** How long a change of the mail address or the phone number can be taken back. */
export const UNDO_DAYS = 3;
/** How long the reader of a new address that staff proposed can accept it. */
export const ACCEPT_DAYS = 7;
