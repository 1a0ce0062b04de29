/** Shows a payment from what the phone keeps of it. */
export const KEPT_PAYMENT_PAGE = "/pembayaran-tersimpan";

const PAYMENT = /^\/pembayaran\/([^/]+(?:\/bukti)?)\/?$/;

/**
 * The address at which a page that is never stored opens without a signal. The address has no parameter: React Router would ask the
 * server about each new one.
 */
export function keptAddressOf(pathname: string): string | undefined {
  const [, payment] = PAYMENT.exec(pathname) ?? [];
  return payment && `${KEPT_PAYMENT_PAGE}#${payment}`;
}
