import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { deviceFor, NOTICES_PATH } from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import { textInPhoto } from "../treasury/index.ts";
import type { Config } from "./config.ts";

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
