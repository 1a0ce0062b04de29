/** The name that stands for a donor who wants to remain unknown. */
export const HIDDEN_DONOR = "Hamba Allah";
