import { randomBytes } from "node:crypto";

const SERVER_KEY = "SB-Mid-server-SIMULATOR-";
const CLIENT_KEY = "SB-Mid-client-SIMULATOR-";

export const SIMULATOR_PREFIX = "/simulator/midtrans";

/** A key of the simulator opens nothing real: no production server may be set up with one. */
export const isSimulatorKey = (key: string) => key.startsWith(SERVER_KEY) || key.startsWith(CLIENT_KEY);

/** Random, so that nobody can sign notifications with a key from the repository. */
export const simulatorKeys = () => ({
  serverKey: SERVER_KEY + randomBytes(18).toString("base64url"),
  clientKey: CLIENT_KEY + randomBytes(18).toString("base64url"),
});

/**
 * All that the app needs to pay through the simulator in its own process. `own` is the address by which the server
 * reaches itself, where that is not the one that people type.
 */
export function simulatedMidtransSettings(origin: string, own = origin, keys = simulatorKeys()) {
  const publicUrl = origin + SIMULATOR_PREFIX;
  const base = own + SIMULATOR_PREFIX;
  return {
    ...keys,
    snapBaseUrl: base,
    coreBaseUrl: base,
    snapScriptUrl: `${publicUrl}/snap/snap.js`,
    publicUrl,
    notificationUrl: `${own}/api/payments/midtrans-notification/`,
    /** Two minutes of the provider's retry table become two seconds. */
    haste: 60,
  };
}
