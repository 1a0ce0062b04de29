import type { FastifyInstance } from "fastify";
import { type Google, keyFinder, keysFrom } from "../accounts/index.ts";
import type { Config } from "./config.ts";

const KEYS_SECONDS = 600;

function realGoogle(clientId: string): Google {
  return {
    scriptUrl: "https://accounts.google.com/gsi/client",
    trust: {
      clientId,
      issuers: ["https://accounts.google.com", "accounts.google.com"],
      findKey: keyFinder(keysFrom("https://www.googleapis.com/oauth2/v3/certs")),
    },
  };
}

/** Imported only where simulators are on. Its keys are fetched in process, before the app listens. */
async function simulated(app: FastifyInstance, publicUrl: string): Promise<Google> {
  const { playGoogle } = await import("../../../simulators/google/index.ts");
  const { scriptUrl, clientId, issuer, keysPath } = playGoogle(app, publicUrl);
  const findKey = keyFinder(async () => ({
    keys: (await app.inject(keysPath)).json(),
    seconds: KEYS_SECONDS,
  }));
  return { scriptUrl, trust: { clientId, issuers: [issuer], findKey } };
}

/** Google as configured, simulated, or none. */
export async function assembleGoogle(
  app: FastifyInstance,
  { google, publicUrl }: Config,
): Promise<Google | undefined> {
  if (google.simulator) return simulated(app, publicUrl);
  return google.clientId ? realGoogle(google.clientId) : undefined;
}
