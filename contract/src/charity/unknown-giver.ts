/** Who gave, where nobody knows it. */
export const UNKNOWN_GIVER = "Hamba Allah";
