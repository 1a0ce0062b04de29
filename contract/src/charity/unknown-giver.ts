/**
 * The public name of anonymous donors, who also pay under it: the web's `payments/form/hide-name.tsx` puts it in place of the
 * payer's name.
 */
export const UNKNOWN_GIVER = "Hamba Allah";
