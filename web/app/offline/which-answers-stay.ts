/** Our accounts and whom to write to: the same for everybody. */
const PUBLIC = /^\["(?:payment-options|site)"\]$/;
/** These, a payment, and the lists that lead to what is kept: tickets, orders, gifts with their receipts, courses. */
const KEPT =
  /^\["(?:payment-options|site)"\]$|^\["payment-page",|^\["member",\d+,"(?:tickets|crew-events|donations|zakat|enrolments|statement|shopping","orders?)"/;

/** Of the hash of a query. */
export const isPublicAnswer = (hash: string) => PUBLIC.test(hash);
export const answerStays = (hash: string) => KEPT.test(hash);
