/** The pieces of one product that a member may reserve by unpaid orders, unless operators set another number. */
export const UNPAID_PIECES_MOST = 20;
