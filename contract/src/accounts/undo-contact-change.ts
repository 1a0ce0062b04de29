/** Days in which a member can undo a change of the mail address or phone number. */
export const UNDO_CONTACT_DAYS = 3;
/** The same days, as letters and pages say them. */
export const UNDO_CONTACT_WITHIN = "tiga hari";
