/** Until staff choose another one. */
export const DIGITAL_HOLD_DAYS = 3;
