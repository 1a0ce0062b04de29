import { randomBytes } from "node:crypto";

const SERVER_KEY = "SB-Mid-server-SIMULATOR-";
const CLIENT_KEY = "SB-Mid-client-SIMULATOR-";

export const SIMULATOR_PREFIX = "/simulator/midtrans";

/** Production must not be configured with a simulator key. */
export const isSimulatorKey = (key: string) => key.startsWith(SERVER_KEY) || key.startsWith(CLIENT_KEY);

/** Random, so that nobody can sign webhooks with a key from the repository. */
export const simulatorKeys = () => ({
  serverKey: SERVER_KEY + randomBytes(18).toString("base64url"),
  clientKey: CLIENT_KEY + randomBytes(18).toString("base64url"),
});

export interface Merchant {
  /** The addresses of the server for browsers and for itself. */
  origin: string;
  own: string;
  notificationPath: string;
}

/** The settings for being paid through the simulator in the same process. */
export function simulatedMidtransSettings(
  { origin, own, notificationPath }: Merchant,
  keys = simulatorKeys(),
) {
  const publicUrl = origin + SIMULATOR_PREFIX;
  const base = own + SIMULATOR_PREFIX;
  return {
    ...keys,
    snapBaseUrl: base,
    coreBaseUrl: base,
    snapScriptUrl: `${publicUrl}/snap/snap.js`,
    publicUrl,
    notificationUrl: own + notificationPath,
    /** Two minutes of the provider's retry table become two seconds. */
    haste: 60,
  };
}
