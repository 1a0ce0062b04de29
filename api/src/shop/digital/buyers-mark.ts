import { printable } from "../../platform/pdf/printable.ts";

/** The line at the foot of each page of a bought PDF. */
export const buyersMark = (buyer: string, orderNumber: string): string =>
  `Milik ${printable(buyer, "pembeli")} · ${orderNumber}`;
