import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { type ManualClock, manualClock } from "./clock.ts";
import { simulatorRoutes } from "./server.ts";
import { simulatorKeys } from "./settings.ts";
import { createSimulator, type Simulator, type SimulatorSettings } from "./simulator.ts";

export interface RunningSimulator extends Simulator {
  clock: ManualClock;
  url: string;
  /** Connection settings for a merchant's client. */
  client: {
    serverKey: string;
    snapBaseUrl: string;
    coreBaseUrl: string;
    timeoutMilliseconds: number;
    retries: number;
    now(): Date;
  };
  close(): Promise<void>;
}

const PATIENCE_MILLISECONDS = 10_000;

/** The simulator as its own server on a free local port, with a manual clock. */
export async function startSimulator(
  settings: Partial<Omit<SimulatorSettings, "clock">> & { clock?: ManualClock } = {},
): Promise<RunningSimulator> {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  const clock = settings.clock ?? manualClock();
  const simulator = createSimulator({
    ...simulatorKeys(),
    publicUrl: "",
    // Nobody listens there: until `notifier.url` is set, every notification fails.
    notificationUrl: "http://127.0.0.1:9/",
    jitter: () => 0,
    ...settings,
    clock,
  });
  await simulatorRoutes(app, simulator);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  simulator.publicUrl = settings.publicUrl ?? url;
  const client = {
    serverKey: simulator.serverKey,
    snapBaseUrl: url,
    coreBaseUrl: url,
    timeoutMilliseconds: PATIENCE_MILLISECONDS,
    retries: 0,
    now: () => clock.now(),
  };
  return Object.assign(simulator, { clock, url, client, close: () => app.close() });
}
