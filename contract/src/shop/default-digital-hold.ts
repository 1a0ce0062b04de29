/** Days that a seller's money for downloads waits, until staff choose another number. */
export const DIGITAL_HOLD_DAYS = 3;
