import type { PaymentOptions, PurchaseKind, Settings } from "@barakah/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Database, Reader } from "../platform/database/database.ts";
import type { ReadIssuer, ReadMark } from "./lifecycle/issuer.ts";
import type { PayingLimits } from "./lifecycle/limits.ts";
import { Sellers } from "./lifecycle/seller.ts";
import type { Midtrans } from "./online/midtrans/client.ts";
import type { OnlineParts } from "./online/online.ts";
import type { Purchaser } from "./purchase/purchaser.ts";
import { qrisOffers } from "./qris/offers.ts";
import { forgetTexts } from "./queries/notices.ts";
import { askUnansweredRefunds } from "./refunds/ask-provider.ts";
import { endStaleProofs } from "./transfer/end-stale-proofs.ts";
import { allAccounts, type ConfiguredAccounts } from "./transfer/receiving-accounts.ts";
import { keepPaymentsUp } from "./upkeep.ts";

/** Days that the text of a notice is kept; its amount stays. */
const NOTICE_DAYS = 90;

/** The payments feature: registration of sellers, and background work. */
export class Payments {
  readonly sellers: Sellers;
  readonly database: Database;
  readonly limits: PayingLimits;
  /** The demo's bank that pays our QRIS. */
  readonly qrisSimulator: string | undefined;
  /** Whether guests can be told by WhatsApp. */
  readonly whatsapp: boolean;
  readonly online: (OnlineParts & { serverKey: string }) | undefined;
  readonly #configured: ConfiguredAccounts;
  readonly #proofDays: number;
  readonly #page: PaymentOptions["online"];
  readonly #log: FastifyBaseLogger;
  readonly #running = new Set<Promise<unknown>>();
  readonly #purchasers = new Map<string, Purchaser<PurchaseKind>>();

  constructor(parts: {
    database: Database;
    log: FastifyBaseLogger;
    accounts: ConfiguredAccounts;
    limits: PayingLimits;
    /** Days until an order with an unaccepted proof releases its goods. */
    proofDays: number;
    issuer: ReadIssuer;
    mark: ReadMark;
    provider: { midtrans: Midtrans; serverKey: string; page: PaymentOptions["online"] } | undefined;
    qrisSimulator?: string | undefined;
    whatsapp?: boolean;
  }) {
    const { database, log, accounts, limits, provider } = parts;
    this.database = database;
    this.sellers = new Sellers(parts.issuer, parts.mark);
    this.limits = limits;
    this.qrisSimulator = parts.qrisSimulator;
    this.whatsapp = parts.whatsapp ?? false;
    this.#proofDays = parts.proofDays;
    this.#configured = accounts;
    this.#page = provider?.page ?? null;
    this.#log = log;
    this.online = provider && { ...provider, database, sellers: this.sellers, log };
  }

  /** The methods that are offered now. */
  async options(): Promise<PaymentOptions> {
    const accounts = await allAccounts(this.database.kysely, this.#configured);
    const qris = await qrisOffers(this.database.kysely);
    return { banks: accounts.filter(({ active }) => active), online: this.#page, qris };
  }

  /** Registers how purchases of a kind are opened. */
  sells<Kind extends PurchaseKind>(purchaser: Purchaser<Kind>) {
    this.#purchasers.set(purchaser.kind, purchaser as unknown as Purchaser<PurchaseKind>);
  }

  purchaserOf(kind: PurchaseKind): Purchaser<PurchaseKind> {
    const purchaser = this.#purchasers.get(kind);
    if (!purchaser) throw new Error(`nobody sells ${kind}`);
    return purchaser;
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
    const { database, sellers, online } = this;
    const parts = { database, sellers, online, log: this.#log };
    await keepPaymentsUp(parts);
    if (online) await askUnansweredRefunds(online);
    await endStaleProofs(parts, this.#proofDays);
    await forgetTexts(database.kysely, NOTICE_DAYS);
  }

  async finishBackground() {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
