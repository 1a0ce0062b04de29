import type { PaymentOptions, PurchaseKind, Settings } from "@barakah/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Database, Reader } from "../platform/database/database.ts";
import type { ReadIssuer, ReadLogo } from "./lifecycle/issuer.ts";
import type { PayingLimits } from "./lifecycle/limit-started-payments.ts";
import { Payables } from "./lifecycle/payable.ts";
import { forgetTexts } from "./notices/forget-texts-queries.ts";
import type { Midtrans } from "./online/midtrans/client.ts";
import type { OnlineParts } from "./online/online.ts";
import type { PurchaseHandler } from "./purchase/purchase-handler.ts";
import { qrisOffers } from "./qris/offers.ts";
import { forgetBrowsers } from "./queries/acting-browsers.ts";
import { askUnansweredRefunds } from "./refunds/refund-by-provider.ts";
import { endStaleProofs } from "./transfer/end-stale-proofs.ts";
import { allAccounts, type ConfiguredAccounts } from "./transfer/receiving-accounts.ts";
import { keepPaymentsUp } from "./upkeep.ts";

/** The payments feature: registers what payments are for, and runs background work. */
export class Payments {
  readonly payables: Payables;
  readonly database: Database;
  readonly limits: PayingLimits;
  /** The demo's bank that pays our QRIS. */
  readonly qrisSimulator: string | undefined;
  /** Whether guests can get WhatsApp messages. */
  readonly whatsapp: boolean;
  readonly online: (OnlineParts & { serverKey: string }) | undefined;
  readonly #configured: ConfiguredAccounts;
  readonly #proofDays: number;
  readonly #page: PaymentOptions["online"];
  readonly #log: FastifyBaseLogger;
  readonly #running = new Set<Promise<unknown>>();
  readonly #purchaseHandlers = new Map<string, PurchaseHandler<PurchaseKind>>();

  constructor(parts: {
    database: Database;
    log: FastifyBaseLogger;
    accounts: ConfiguredAccounts;
    limits: PayingLimits;
    /** Days until an order with an unaccepted proof releases its goods. */
    proofDays: number;
    issuer: ReadIssuer;
    logo: ReadLogo;
    provider: { midtrans: Midtrans; serverKey: string; page: PaymentOptions["online"] } | undefined;
    qrisSimulator?: string | undefined;
    whatsapp?: boolean;
  }) {
    const { database, log, accounts, limits, provider } = parts;
    this.database = database;
    this.payables = new Payables(parts.issuer, parts.logo);
    this.limits = limits;
    this.qrisSimulator = parts.qrisSimulator;
    this.whatsapp = parts.whatsapp ?? false;
    this.#proofDays = parts.proofDays;
    this.#configured = accounts;
    this.#page = provider?.page ?? null;
    this.#log = log;
    this.online = provider && { ...provider, database, payables: this.payables, log };
  }

  /** The methods that are offered now. */
  async options(): Promise<PaymentOptions> {
    const accounts = await allAccounts(this.database.kysely, this.#configured);
    const qris = await qrisOffers(this.database.kysely);
    return { banks: accounts.filter(({ active }) => active), online: this.#page, qris };
  }

  /** Registers how purchases of a kind are opened. */
  registerPurchase<Kind extends PurchaseKind>(handler: PurchaseHandler<Kind>) {
    this.#purchaseHandlers.set(handler.kind, handler as unknown as PurchaseHandler<PurchaseKind>);
  }

  purchaseHandlerOf(kind: PurchaseKind): PurchaseHandler<PurchaseKind> {
    const handler = this.#purchaseHandlers.get(kind);
    if (!handler) throw new Error(`no purchase handler registered for "${kind}"`);
    return handler;
  }

  async banks(reader: Reader = this.database.kysely): Promise<Settings["banks"]> {
    const accounts = await allAccounts(reader, this.#configured);
    return accounts.map(({ code, account_number, account_name }) => ({ code, account_number, account_name }));
  }

  /** Work after the answer was sent; shutdown waits for it. Failures are retried by the upkeep. */
  background(work: Promise<unknown>) {
    const watched = work
      .catch((error) => this.#log.warn({ err: error }, "payment work will be tried again"))
      .finally(() => this.#running.delete(watched));
    this.#running.add(watched);
  }

  /** Handles silent, forgotten and overdue payments. */
  async keepUp(): Promise<void> {
    const { database, payables, online } = this;
    const parts = { database, payables, online, log: this.#log };
    await keepPaymentsUp(parts);
    if (online) await askUnansweredRefunds(online);
    await endStaleProofs(parts, this.#proofDays);
    await forgetTexts(database.kysely);
    await forgetBrowsers(database.kysely);
  }

  async finishBackground() {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
