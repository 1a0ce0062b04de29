import { MidtransRefused, MidtransUnavailable } from "./errors.ts";
import { type OrderToPay, paymentRequest } from "./order.ts";
import { readTransactionStatus, type TransactionStatus } from "./read-status.ts";
import { type Answer, createTransport, type TransportSettings } from "./transport.ts";

export interface MidtransSettings extends TransportSettings {
  /** Up to, and without, `/snap/v1`. */
  snapBaseUrl: string;
  /** Up to, and without, `/v2`. */
  coreBaseUrl: string;
  now?: () => Date;
}

export interface Refund {
  /** The same key is the same refund. */
  refundKey: string;
  amount: number;
  reason: string;
}

/** `unknown`: the provider has no transaction under this id, as before the payer chooses a method. */
export interface Midtrans {
  /** Repeating an order id before a method is chosen invalidates the old token. */
  createTransaction(order: OrderToPay): Promise<{ token: string; redirectUrl: string }>;
  status(orderIdOrTransactionId: string): Promise<TransactionStatus | undefined>;
  cancel(id: string): Promise<"cancelled" | "not_possible" | "unknown">;
  expire(id: string): Promise<"expired" | "not_possible" | "unknown">;
  refund(id: string, refund: Refund): Promise<RefundAnswer>;
  /** Closes a payment page without a chosen method; false if it cannot be closed. */
  cancelToken(token: string): Promise<boolean>;
}

const UNKNOWN = 404;
const EXPIRED = 407;
const NOT_POSSIBLE = 412;

export type RefundAnswer = "refunded" | "duplicate" | "not_possible" | "wrong_amount" | "unknown";
const REFUND_REFUSALS: Readonly<Record<number, RefundAnswer>> = {
  [UNKNOWN]: "unknown",
  406: "duplicate",
  [NOT_POSSIBLE]: "not_possible",
  414: "wrong_amount",
};

const succeeded = ({ status }: Answer) => status < 300;

function refused({ status, body }: Answer): MidtransRefused {
  const said = body.error_messages ?? body.validation_messages ?? body.status_message;
  const messages = Array.isArray(said) ? said.map(String) : said ? [String(said)] : [];
  return new MidtransRefused(status, messages);
}

export function createMidtrans(settings: MidtransSettings): Midtrans {
  const send = createTransport(settings);
  const now = settings.now ?? (() => new Date());
  const tokens = `${settings.snapBaseUrl}/snap/v1/transactions`;
  const core = (id: string, action: string) =>
    `${settings.coreBaseUrl}/v2/${encodeURIComponent(id)}/${action}`;

  async function status(id: string) {
    const answer = await send("GET", core(id, "status"));
    if (answer.status === UNKNOWN) return undefined;
    if (succeeded(answer) || answer.status === EXPIRED) return readTransactionStatus(answer.body);
    throw refused(answer);
  }

  /** A retry after a lost answer is refused because the work is done: the status tells. */
  async function endsAs(id: string, action: "cancel" | "expire") {
    const answer = await send("POST", core(id, action));
    if (succeeded(answer) || answer.status === EXPIRED) return "done";
    if (answer.status === UNKNOWN) return "unknown";
    if (answer.status !== NOT_POSSIBLE) throw refused(answer);
    return (await status(id))?.transactionStatus === action ? "done" : "not_possible";
  }

  return {
    async createTransaction(order) {
      const answer = await send("POST", tokens, paymentRequest(order, now()));
      if (!succeeded(answer)) throw refused(answer);
      const { token, redirect_url: redirectUrl } = answer.body;
      if (typeof token !== "string" || typeof redirectUrl !== "string")
        throw new MidtransUnavailable("it answered without a token");
      return { token, redirectUrl };
    },
    status,
    async cancel(id) {
      const end = await endsAs(id, "cancel");
      return end === "done" ? "cancelled" : end;
    },
    async expire(id) {
      const end = await endsAs(id, "expire");
      return end === "done" ? "expired" : end;
    },
    async refund(id, { refundKey, amount, reason }) {
      const body = JSON.stringify({ refund_key: refundKey, amount, reason });
      const answer = await send("POST", core(id, "refund"), body);
      const said = succeeded(answer) ? "refunded" : REFUND_REFUSALS[answer.status];
      if (said) return said;
      throw refused(answer);
    },
    async cancelToken(token) {
      const answer = await send("POST", `${tokens}/${encodeURIComponent(token)}/cancel`);
      if (answer.status === 401) throw refused(answer);
      return succeeded(answer) && typeof answer.body.canceled_at === "string";
    },
  };
}
