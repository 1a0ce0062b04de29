/** A role that decides about money begins so many days after it was given. */
export const ROLE_WAIT_DAYS = 3;
