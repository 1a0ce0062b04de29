/** How long a payment waits for its money, in minutes. */
export const PAYMENT_MINUTES = 24 * 60;
