import { join } from "node:path";
import type { PaymentOptions } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  createMidtrans,
  midtransBaseUrls,
  NOTIFICATION_PATH,
  Payments,
  type ReadIssuer,
  type ReadLogo,
  snapScriptUrl,
} from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import type { Jobs } from "../platform/jobs.ts";
import { QRIS_SIMULATOR } from "./assemble-providers.ts";
import type { Config } from "./config.ts";

const RETRIES = 2;

interface Provider {
  serverKey: string;
  snapBaseUrl: string;
  coreBaseUrl: string;
  online: NonNullable<PaymentOptions["online"]>;
}

/** Imported only where simulators are on. */
async function simulated(app: FastifyInstance, config: Config): Promise<Provider> {
  const { playMidtrans } = await import("../../../simulators/midtrans/index.ts");
  const merchant = {
    origin: config.publicUrl,
    own: `http://127.0.0.1:${config.port}`,
    notificationPath: NOTIFICATION_PATH,
  };
  const memoryFile = join(config.dataDirectory, "simulator/midtrans");
  const settings = await playMidtrans(app, merchant, memoryFile);
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

/** Payments with the configured provider, the simulated one, or none. */
export async function assemblePayments(
  app: FastifyInstance,
  parts: {
    config: Config;
    database: Database;
    jobs: Jobs;
    issuer: ReadIssuer;
    logo: ReadLogo;
    whatsapp: boolean;
  },
): Promise<Payments> {
  const { config, database, jobs } = parts;
  const provider = await chooseProvider(app, config);
  const payments = new Payments({
    database,
    log: app.log,
    accounts: config.payments.banks,
    limits: config.payments.limits,
    proofDays: config.payments.proofDays,
    issuer: parts.issuer,
    logo: parts.logo,
    whatsapp: parts.whatsapp,
    qrisSimulator: config.demo && config.payments.simulator ? QRIS_SIMULATOR : undefined,
    provider: provider && {
      serverKey: provider.serverKey,
      page: provider.online,
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
