import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { NOTIFICATION_PATH } from "../../api/src/payments/index.ts";
import { simulatorRoutes } from "../../simulators/midtrans/server.ts";
import { simulatedMidtransSettings } from "../../simulators/midtrans/settings.ts";
import { createSimulator } from "../../simulators/midtrans/simulator.ts";
import { post } from "../faults/people.ts";

export type Provider = Awaited<ReturnType<typeof playProvider>>;

/** The payment provider, whose webhooks go through the proxy. */
export async function playProvider(proxyUrl: string) {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  const settings = simulatedMidtransSettings({ origin: "", own: "", notificationPath: "" });
  const simulator = createSimulator({ ...settings, notificationUrl: `${proxyUrl}${NOTIFICATION_PATH}` });
  await simulatorRoutes(app, simulator);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  simulator.publicUrl = url;
  const authorization = `Basic ${Buffer.from(`${settings.clientKey}:`).toString("base64")}`;
  return {
    /** A payer pays in the provider's window. */
    charge: (token: string) =>
      post(`${url}/snap/v2/transactions/${token}/charge`, { ending: "success" }, { authorization }),
    env: {
      MIDTRANS_SERVER_KEY: settings.serverKey,
      MIDTRANS_CLIENT_KEY: settings.clientKey,
      MIDTRANS_SNAP_URL: url,
      MIDTRANS_CORE_URL: url,
    },
    async close() {
      simulator.stop();
      await app.close();
    },
  };
}
