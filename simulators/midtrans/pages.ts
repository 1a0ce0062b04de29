import { randomUUID } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { PageRequest } from "./page-request.ts";

/** A payment page, identified by its token. */
export interface Page extends PageRequest {
  readonly token: string;
  readonly openedAt: Date;
  closed: boolean;
}

/** The deadline for a method chosen now. */
export const paysUntil = ({ expiry }: PageRequest, now: Date) =>
  new Date((expiry.start ?? now).getTime() + expiry.milliseconds);

/** All pages. At most one per order is open. */
export class Pages {
  readonly #clock: Clock;
  readonly #byToken = new Map<string, Page>();
  readonly #newestOfOrder = new Map<string, Page>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A new page for an order invalidates the previous one. */
  open(request: PageRequest): Page {
    const page = { ...request, token: randomUUID(), openedAt: this.#clock.now(), closed: false };
    const before = this.#newestOfOrder.get(request.orderId);
    if (before) before.closed = true;
    this.keep(page);
    return page;
  }

  /** Oldest first. */
  all = (): Page[] => [...this.#byToken.values()];

  keep(page: Page) {
    this.#newestOfOrder.set(page.orderId, page);
    this.#byToken.set(page.token, page);
  }

  find(token: string): Page | undefined {
    return this.#byToken.get(token);
  }

  isAlive(page: Page): boolean {
    const now = this.#clock.now();
    const inTime = now.getTime() < page.openedAt.getTime() + page.pageMilliseconds;
    return !page.closed && inTime && now < paysUntil(page, now);
  }
}
