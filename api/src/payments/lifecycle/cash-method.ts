import { cash } from "../../ledger/index.ts";
import { registerMethod } from "./methods.ts";

export const CASH = "cash";

/** The recorder has the money in hand and names its cash box; default: the main one. */
registerMethod(CASH, { arrivesAt: cash("utama"), decidedBy: "staff" });
