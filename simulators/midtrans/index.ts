import type { FastifyInstance } from "fastify";
import { fileMemory } from "./memory.ts";
import { simulatorRoutes } from "./server.ts";
import { type Merchant, SIMULATOR_PREFIX, simulatedMidtransSettings } from "./settings.ts";
import { createSimulator } from "./simulator.ts";

/** Runs the simulated provider inside the merchant's server, so that a demo can pay offline. */
export async function playMidtrans(app: FastifyInstance, merchant: Merchant, memoryFile: string) {
  const memory = fileMemory(memoryFile);
  const settings = simulatedMidtransSettings(merchant, memory.keys);
  await simulatorRoutes(app, createSimulator({ ...settings, memory }), { prefix: SIMULATOR_PREFIX });
  return settings;
}
