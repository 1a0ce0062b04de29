const TAKEN = /order_id\b.*(?:sudah digunakan|already (?:been )?(?:used|taken))/i;

/** The provider refused; a retry would be refused too. */
export class MidtransRefused extends Error {
  readonly status: number;
  readonly messages: readonly string[];

  constructor(status: number, messages: readonly string[]) {
    super(`Midtrans refused (${status}): ${messages.join("; ")}`);
    this.name = "MidtransRefused";
    this.status = status;
    this.messages = messages;
  }

  /** A method was already chosen under this order id: the next attempt needs another one. */
  get orderIdTaken(): boolean {
    return this.messages.some((message) => TAKEN.test(message));
  }
}

/** No usable answer. Whether the provider acted is unknown. */
export class MidtransUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`Midtrans is unavailable: ${reason}`, { cause });
    this.name = "MidtransUnavailable";
  }
}
