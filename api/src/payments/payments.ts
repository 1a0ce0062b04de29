import type { PaymentOptions } from "@barakah/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { Sellers } from "./lifecycle/seller.ts";
import type { Midtrans } from "./online/midtrans/client.ts";
import type { OnlineParts } from "./online/online.ts";
import { keepPaymentsUp } from "./online/reconcile.ts";

/** The payments feature at work: what sellers register with, and what happens by itself. */
export class Payments {
  readonly sellers = new Sellers();
  readonly database: Database;
  /** How one can pay at this moment. */
  readonly options: () => Promise<PaymentOptions>;
  readonly online: (OnlineParts & { serverKey: string }) | undefined;
  readonly #log: FastifyBaseLogger;
  readonly #running = new Set<Promise<unknown>>();

  constructor(parts: {
    database: Database;
    log: FastifyBaseLogger;
    options: () => Promise<PaymentOptions>;
    provider: { midtrans: Midtrans; serverKey: string } | undefined;
  }) {
    const { database, log, options, provider } = parts;
    this.database = database;
    this.options = options;
    this.#log = log;
    this.online = provider && { ...provider, database, sellers: this.sellers, log };
  }

  /** Work that goes on after its request was answered; stopping waits for it. What fails is taken up by the upkeep. */
  background(work: Promise<unknown>) {
    const watched = work
      .catch((error) => this.#log.warn({ err: error }, "payment work will be tried again"))
      .finally(() => this.#running.delete(watched));
    this.#running.add(watched);
  }

  /** Looks after silent, forgotten and overdue payments. */
  keepUp(): Promise<void> {
    return keepPaymentsUp({
      database: this.database,
      sellers: this.sellers,
      log: this.#log,
      online: this.online,
    });
  }

  async finishBackground() {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
