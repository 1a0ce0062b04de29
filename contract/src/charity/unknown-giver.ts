/** The public name of anonymous donors. */
export const UNKNOWN_GIVER = "Hamba Allah";
