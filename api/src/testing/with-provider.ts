import type { AddressInfo } from "node:net";
import { expect, vi } from "vitest";
import { type RunningSimulator, startSimulator } from "../../../simulators/midtrans/own-port.ts";
import { letPass } from "../../../simulators/midtrans/simulator.ts";
import { NOTIFICATION_PATH } from "../payments/routes.ts";
import { closeAfterFile } from "./closing.ts";
import { type TestApp, testApp } from "./test-app.ts";

/** A generous limit; normally nothing waits that long. */
export const PATIENCE = { timeout: 60_000 };

/** The app with a simulated payment provider over HTTP. */
export async function appWithProvider(
  simulator: Parameters<typeof startSimulator>[0] = {},
  settings: Record<string, string> = {},
): Promise<{ api: TestApp; provider: RunningSimulator }> {
  const provider = await startSimulator(simulator);
  closeAfterFile(() => provider.close());
  const api = await testApp({
    MIDTRANS_SERVER_KEY: provider.serverKey,
    MIDTRANS_CLIENT_KEY: provider.clientKey,
    MIDTRANS_SNAP_URL: provider.url,
    MIDTRANS_CORE_URL: provider.url,
    ...settings,
  });
  return { api, provider };
}

export interface Online {
  api: TestApp;
  provider: RunningSimulator;
  /** Resolves when all webhooks have been processed. */
  settled(): Promise<void>;
  /** Runs the periodic jobs in order. */
  upkeep(): Promise<void>;
}

/** The same, with webhooks over HTTP. */
export async function onlineApp(settings: Record<string, string> = {}): Promise<Online> {
  const { api, provider } = await appWithProvider({}, settings);
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  provider.notifier.url = `http://127.0.0.1:${port}${NOTIFICATION_PATH}`;
  return {
    api,
    provider,
    async settled() {
      await letPass(provider, 0);
      await vi.waitFor(async () => {
        const { rows } = await api.database.pool.query(
          "select 1 from provider_notification where verdict = 'received'",
        );
        expect(rows).toEqual([]);
      }, PATIENCE);
    },
    async upkeep() {
      await api.database.pool.query("delete from job");
      await api.app.jobs.add(api.database.kysely, "payment-upkeep", {});
      await api.app.jobs.runDue();
    },
  };
}
