/** Who gave, where nobody knows it or is to know it. */
export const UNKNOWN_GIVER = "Hamba Allah";
