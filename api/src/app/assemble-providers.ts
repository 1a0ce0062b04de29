import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Google, keysAt } from "../accounts/index.ts";
import { WHATSAPP_WEBHOOK, type WhatsAppAccount } from "../messages/index.ts";
import { deviceFor, NOTICES_PATH } from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import { type CourierConfig, type CourierProvider, createBiteship, createRajaOngkir } from "../shop/index.ts";
import { textInPhoto } from "../treasury/index.ts";
import type { Config } from "./config.ts";

/** Imported only where simulators are on. */
async function simulatedCouriers(): Promise<CourierProvider> {
  const { simulatedRates, simulatedTrack } = await import("../../../simulators/couriers/couriers.ts");
  return {
    name: "simulator",
    quote: async ({ from, to, grams }) => simulatedRates(from.code, to.code, grams),
    track: async (_courier, awb) => simulatedTrack(awb, new Date()),
  };
}

/** The courier provider for rates and tracking; without one, only the staff's own price table is used. */
export async function assembleCouriers({ provider, rajaongkir, biteship }: CourierConfig) {
  if (provider === "rajaongkir") return createRajaOngkir(rajaongkir);
  if (provider === "biteship") return createBiteship(biteship);
  return provider === "simulator" ? simulatedCouriers() : undefined;
}

export const QRIS_SIMULATOR = "/simulator/qris";

/** A simulated bank that pays our QRIS codes in the demo. Imported only there. */
export async function playQrisBank(
  app: FastifyInstance,
  { config, database }: { config: Config; database: Database },
): Promise<void> {
  const { playQris } = await import("../../../simulators/qris/index.ts");
  playQris(app, {
    noticesPath: NOTICES_PATH,
    async phone(nmid) {
      const device = await deviceFor(database.kysely, nmid);
      return device && { id: device.id, secret: device.secret, app: device.packages[0] ?? "" };
    },
    readPicture: textInPhoto,
    statementFile: join(config.dataDirectory, "simulator/contoh-mutasi-qris.csv"),
  });
}

/**
 * WhatsApp as configured, simulated, or none. The simulator is imported only where it is used, and stops with the app. It
 * writes each message as a line of `DATA_DIR/simulator/whatsapp.txt`, where developers read the codes.
 */
export async function assembleWhatsApp(
  app: FastifyInstance,
  { messages, dataDirectory }: Config,
): Promise<WhatsAppAccount | undefined> {
  if (!messages.whatsappSimulator) return messages.whatsapp;
  const { startWhatsApp } = await import("../../../simulators/whatsapp/whatsapp-service.ts");
  const folder = join(dataDirectory, "simulator");
  await mkdir(folder, { recursive: true });
  const service = await startWhatsApp(
    async (headers, payload) => {
      const { statusCode } = await app.inject({ method: "POST", url: WHATSAPP_WEBHOOK, headers, payload });
      return statusCode;
    },
    ({ to, parameters }) =>
      void appendFile(join(folder, "whatsapp.txt"), `${to}: ${parameters.join(" · ")}\n`).catch(() => {}),
  );
  app.addHook("onClose", () => service.stop());
  return service.account;
}

function realGoogle(clientId: string): Google {
  return {
    scriptUrl: "https://accounts.google.com/gsi/client",
    trust: {
      clientId,
      issuers: ["https://accounts.google.com", "accounts.google.com"],
      findKey: keysAt("https://www.googleapis.com/oauth2/v3/certs"),
    },
  };
}

/** Imported only where simulators are on. Its keys are fetched in process, before the app listens. */
async function simulatedGoogle(app: FastifyInstance, publicUrl: string): Promise<Google> {
  const { playGoogle } = await import("../../../simulators/google/index.ts");
  const { scriptUrl, clientId, issuer, keysPath } = playGoogle(app, publicUrl);
  const ask = async () => new Response((await app.inject(keysPath)).body);
  const findKey = keysAt(new URL(keysPath, publicUrl).href, ask);
  return { scriptUrl, trust: { clientId, issuers: [issuer], findKey } };
}

/** Google as configured, simulated, or none. */
export async function assembleGoogle(
  app: FastifyInstance,
  { google, publicUrl }: Config,
): Promise<Google | undefined> {
  if (google.simulator) return simulatedGoogle(app, publicUrl);
  return google.clientId ? realGoogle(google.clientId) : undefined;
}
