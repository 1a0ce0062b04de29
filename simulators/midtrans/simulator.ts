import { Bank } from "./bank.ts";
import { type Clock, type ManualClock, realClock } from "./clock.ts";
import { Faults } from "./faults.ts";
import type { Memory } from "./memory.ts";
import { Notifier, type NotifierSettings } from "./notifier.ts";
import { notificationOf } from "./wire-format.ts";

export interface SimulatorSettings extends Omit<NotifierSettings, "clock"> {
  clientKey: string;
  /** Origin and prefix of its routes, for browsers. */
  publicUrl: string;
  clock?: Clock;
  /** Without it, nothing is persisted. */
  memory?: Memory;
}

/** The simulated payment provider. It ships with the product, so that a demo can pay offline. */
export interface Simulator {
  serverKey: string;
  clientKey: string;
  publicUrl: string;
  clock: Clock;
  bank: Bank;
  notifier: Notifier;
  faults: Faults;
  /** Persists a change before it is notified. */
  keep(): void;
  stop(): void;
}

export function createSimulator(settings: SimulatorSettings): Simulator {
  const clock = settings.clock ?? realClock;
  const notifier = new Notifier({ ...settings, clock });
  const bank = new Bank(clock, (transaction) => notifier.announce(notificationOf(transaction)));
  const { serverKey, clientKey, publicUrl, memory } = settings;
  if (memory) bank.goOn(memory.recall());
  return {
    serverKey,
    clientKey,
    publicUrl,
    clock,
    bank,
    notifier,
    faults: new Faults(),
    keep: () => memory?.keep(bank.remembered()),
    stop: () => notifier.stop(),
  };
}

/** Advances time and lets every due notification arrive and be answered. */
export async function letPass(simulator: Simulator & { clock: ManualClock }, milliseconds: number) {
  let left = milliseconds;
  for (;;) {
    await simulator.notifier.idle();
    const next = simulator.clock.untilNext();
    if (next === undefined || next > left) break;
    simulator.clock.advance(next);
    left -= next;
  }
  simulator.clock.advance(left);
}
