import { provider } from "../../ledger/index.ts";
import { registerMethod } from "../lifecycle/methods.ts";

export const ONLINE = "midtrans";

/** The provider decides, and holds the money for us. */
export const { arrivesAt: HELD_BY_PROVIDER } = registerMethod(ONLINE, {
  arrivesAt: provider(ONLINE),
  decidedBy: "provider",
});
