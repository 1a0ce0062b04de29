import { cash } from "../../ledger/index.ts";
import { registerMethod } from "./methods.ts";

export const CASH = "cash";

/** Whoever records it has the money in hand, and says in which box it lies; the main one, where nobody does. */
registerMethod(CASH, { arrivesAt: cash("utama"), decidedBy: "staff" });
