import { provider } from "../../ledger/index.ts";
import { registerMethod } from "../lifecycle/methods.ts";

export const ONLINE = "midtrans";

/** The provider alone knows whether it has the money, and holds it for us. */
export const { arrivesAt: HELD_BY_PROVIDER } = registerMethod(ONLINE, {
  arrivesAt: provider(ONLINE),
  decidedBy: "provider",
});
