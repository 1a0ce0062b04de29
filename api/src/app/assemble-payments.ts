import { join } from "node:path";
import type { PaymentOptions } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { banksOf, type ReadSettings } from "../community/index.ts";
import {
  createMidtrans,
  createSimulator,
  fileMemory,
  midtransBaseUrls,
  Payments,
  SIMULATOR_PREFIX,
  simulatedMidtransSettings,
  simulatorRoutes,
  snapScriptUrl,
} from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Config } from "./config.ts";

const RETRIES = 2;

interface Provider {
  serverKey: string;
  snapBaseUrl: string;
  coreBaseUrl: string;
  online: NonNullable<PaymentOptions["online"]>;
}

/** The provider played by this very server, so that a demo can pay without the internet. */
async function simulated(app: FastifyInstance, config: Config): Promise<Provider> {
  const memory = fileMemory(join(config.dataDirectory, "simulator/midtrans"));
  const settings = simulatedMidtransSettings(
    config.publicUrl,
    `http://127.0.0.1:${config.port}`,
    memory.keys,
  );
  await simulatorRoutes(app, createSimulator({ ...settings, memory }), { prefix: SIMULATOR_PREFIX });
  return { ...settings, online: { script_url: settings.snapScriptUrl, client_key: settings.clientKey } };
}

async function chooseProvider(app: FastifyInstance, config: Config): Promise<Provider | undefined> {
  const { midtrans, simulator } = config.payments;
  if (!midtrans.serverKey || !midtrans.clientKey) return simulator ? simulated(app, config) : undefined;
  const hosts = midtransBaseUrls(midtrans.environment);
  return {
    serverKey: midtrans.serverKey,
    snapBaseUrl: midtrans.snapBaseUrl ?? hosts.snapBaseUrl,
    coreBaseUrl: midtrans.coreBaseUrl ?? hosts.coreBaseUrl,
    online: { script_url: snapScriptUrl(midtrans.environment), client_key: midtrans.clientKey },
  };
}

/** Payments with the provider that the settings name, the simulated one, or none. */
export async function assemblePayments(
  app: FastifyInstance,
  parts: { config: Config; database: Database; jobs: Jobs; settings: ReadSettings },
): Promise<Payments> {
  const { config, database, jobs, settings } = parts;
  const provider = await chooseProvider(app, config);
  const payments = new Payments({
    database,
    log: app.log,
    options: async () => ({ banks: banksOf(await settings()), online: provider?.online ?? null }),
    provider: provider && {
      serverKey: provider.serverKey,
      midtrans: createMidtrans({
        ...provider,
        timeoutMilliseconds: config.payments.midtrans.timeoutMilliseconds,
        retries: RETRIES,
      }),
    },
  });
  jobs.every("payment-upkeep", config.payments.upkeepSeconds, () => payments.keepUp());
  app.addHook("onClose", () => payments.finishBackground());
  return payments;
}
