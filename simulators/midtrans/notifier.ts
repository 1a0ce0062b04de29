import type { Clock } from "./clock.ts";
import { type Post, postFollowing, postOverHttp } from "./post.ts";
import { isDelivered, isLost, nextTryAfter, type Reply } from "./retry-table.ts";
import { sealed, type Tampering, type Words } from "./tampering.ts";

export interface Delivery {
  readonly body: Words;
  readonly replies: Reply[];
  state: "waiting" | "delivered" | "lost" | "given_up";
}

export interface NotifierSettings {
  serverKey: string;
  notificationUrl: string;
  clock: Clock;
  post?: Post;
  /** Speeds up the waits between retries by this factor. */
  haste?: number;
  /** In [0, 1): spreads the waits by up to a tenth. */
  jitter?: () => number;
}

const TIMEOUT_MILLISECONDS = 15_000;
const REMEMBERED = 500;
const HEADERS = { "content-type": "application/json", accept: "application/json", "user-agent": "Veritrans" };

/** Sends a webhook for every change and retries by the provider's table. */
export class Notifier {
  /** Newest last. */
  readonly deliveries: Delivery[] = [];
  url: string;
  readonly #settings: NotifierSettings;
  readonly #tampering: Tampering[] = [];
  readonly #underWay = new Set<Promise<unknown>>();
  /** The last first try of each order: notifications of one order are sent in sequence. */
  readonly #turns = new Map<unknown, Promise<unknown>>();
  readonly #stopped = new AbortController();
  #held: Delivery[] | undefined;

  constructor(settings: NotifierSettings) {
    this.#settings = settings;
    this.url = settings.notificationUrl;
  }

  /** Applies to the next notification only; several are used in turn. */
  tamperNext(...tampering: Tampering[]) {
    this.#tampering.push(...tampering);
  }

  /** Holds notifications back until released. */
  hold() {
    this.#held ??= [];
  }

  release(order: "as_announced" | "reversed" = "as_announced") {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const delivery of order === "reversed" ? held.toReversed() : held) this.#setOut(delivery);
  }

  announce(words: Words, tampering: Tampering = this.#tampering.shift() ?? {}) {
    for (let copy = 0; copy < (tampering.copies ?? 1); copy++) {
      const body = sealed(words, this.#settings.serverKey, tampering);
      const delivery: Delivery = { body, replies: [], state: tampering.lose ? "lost" : "waiting" };
      this.deliveries.push(delivery);
      if (this.deliveries.length > REMEMBERED) this.deliveries.shift();
      if (tampering.lose) continue;
      if (tampering.delayMilliseconds)
        this.#settings.clock.after(tampering.delayMilliseconds, () => this.#send(delivery));
      else this.#send(delivery);
    }
  }

  /** Sends the same bytes again. */
  repeat({ body }: Delivery) {
    const delivery: Delivery = { body, replies: [], state: "waiting" };
    this.deliveries.push(delivery);
    this.#send(delivery);
  }

  /** Resolves when nothing is in transit. Retries that wait for the clock do not count. */
  async idle() {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Cancels everything. */
  stop() {
    this.#stopped.abort();
  }

  #send(delivery: Delivery) {
    if (this.#held) this.#held.push(delivery);
    else this.#setOut(delivery);
  }

  #setOut(delivery: Delivery) {
    const order = delivery.body.order_id;
    const turn = (this.#turns.get(order) ?? Promise.resolve()).then(() => this.#try(delivery));
    this.#turns.set(order, turn);
    this.#track(turn.then(() => void (this.#turns.get(order) === turn && this.#turns.delete(order))));
  }

  #track(work: Promise<unknown>) {
    const done = work.finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  async #try(delivery: Delivery) {
    if (this.#stopped.signal.aborted) return;
    const reply = await this.#post(delivery);
    delivery.replies.push(reply);
    const wait = nextTryAfter(reply, delivery.replies.length);
    if (isDelivered(reply)) delivery.state = "delivered";
    else if (isLost(reply)) delivery.state = "lost";
    else if (wait === undefined) delivery.state = "given_up";
    else this.#settings.clock.after(this.#spread(wait), () => this.#track(this.#try(delivery)));
  }

  #spread(wait: number) {
    const { haste = 1, jitter = Math.random } = this.#settings;
    return (wait * (1 + jitter() / 10)) / haste;
  }

  async #post({ body }: Delivery): Promise<Reply> {
    const { clock, post = postOverHttp } = this.#settings;
    const tooLong = new AbortController();
    const callOff = clock.after(TIMEOUT_MILLISECONDS, () => tooLong.abort());
    const signal = AbortSignal.any([tooLong.signal, this.#stopped.signal]);
    try {
      return await postFollowing(post, {
        url: this.url,
        headers: HEADERS,
        body: JSON.stringify(body),
        signal,
      });
    } catch {
      return tooLong.signal.aborted ? "timeout" : "unreachable";
    } finally {
      callOff();
    }
  }
}
