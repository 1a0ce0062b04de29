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

export interface Merchant {
  /** Where people's browsers find the server that plays the provider, and where it finds itself. */
  origin: string;
  own: string;
  notificationPath: string;
}

/** All that the merchant needs to be paid through the simulator in its own process. */
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
