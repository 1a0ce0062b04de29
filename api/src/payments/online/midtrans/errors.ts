const TAKEN = /order_id\b.*(?:sudah digunakan|already (?:been )?(?:used|taken))/i;

/** The provider understood the request and said no. Asking again with the same words gives the same answer. */
export class MidtransRefused extends Error {
  readonly status: number;
  readonly messages: readonly string[];

  constructor(status: number, messages: readonly string[]) {
    super(`Midtrans refused (${status}): ${messages.join("; ")}`);
    this.name = "MidtransRefused";
    this.status = status;
    this.messages = messages;
  }

  /** A payment method was already chosen under this order id: the next attempt needs another one. */
  get orderIdTaken(): boolean {
    return this.messages.some((message) => TAKEN.test(message));
  }
}

/** No usable answer: unreachable, too slow, overloaded or unreadable. Whether it acted is not known. */
export class MidtransUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`Midtrans is unavailable: ${reason}`, { cause });
    this.name = "MidtransUnavailable";
  }
}
