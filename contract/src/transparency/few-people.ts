/** Below so many, people at a payout could be recognised. */
export const FEW_PEOPLE = 3;
