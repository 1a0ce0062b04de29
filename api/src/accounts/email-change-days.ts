/** How long the reader of the old address can take a change back. */
export const UNDO_DAYS = 3;
/** How long the reader of a new address that staff proposed can accept it. */
export const ACCEPT_DAYS = 7;
