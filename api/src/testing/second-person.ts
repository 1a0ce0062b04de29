import type { PaymentFile, Proposal } from "@barakah/contract";
import { type Answer, send } from "./calls.ts";
import type { TestApp } from "./test-app.ts";

type Headers = Record<string, string>;
type Asked = Record<string, unknown>;

const proposed = (kind: string) => (name: string, body: Asked) => ({ kind, reference: name, ...body });

/** What is proposed where a call says that it needs a second person. */
const PROPOSALS: [RegExp, (name: string, body: Asked) => Asked][] = [
  [/^payments\/([^/]+)\/refund$/, proposed("refund")],
  [/^payments\/([^/]+)\/approve$/, proposed("approval")],
  [/^payments\/([^/]+)\/reverse$/, proposed("reversal")],
  [/^payments\/([^/]+)\/correct$/, proposed("correction")],
  [/^payments\/([^/]+)\/unlink$/, proposed("unlink")],
  [/^cash\/gifts\/([^/]+)\/void$/, proposed("cash_void")],
  [/^orders\/([^/]+)\/process$/, (reference) => ({ kind: "approval", reference, confirm: true })],
  [/^refunds\/(\d+)\/paid$/, (id, body) => ({ kind: "refund_account", refund: Number(id), ...body })],
  [/^store-payouts\/(\d+)\/paid$/, (id, body) => ({ kind: "store_payout", payout: Number(id), ...body })],
  [/^store-payouts\/(\d+)\/returned$/, (id, body) => ({ kind: "store_return", payout: Number(id), ...body })],
  [/^payouts\/(\d+)\/returned$/, (id, body) => ({ kind: "payout_return", payout: Number(id), ...body })],
  [/^refunds\/(\d+)\/returned$/, (id, body) => ({ kind: "refund_return", refund: Number(id), ...body })],
  [/^statement-debits\/decide$()/, (_, body) => ({ kind: "debits", ...body })],
  [/^statements\/set-aside$()/, (_, body) => ({ kind: "set_aside", ...body })],
  [/^statements\/income$()/, (_, { line }) => ({ kind: "income_undo", line })],
  [/^settlements$()/, (_, body) => ({ kind: "settlement", ...body })],
  [
    /^settlements\/(\d+)\/reverse$/,
    (id, body) => ({ kind: "settlement_undo", settlement: Number(id), ...body }),
  ],
];

/**
 * A call to `/api/admin/<path>/`. Where it answers that a second person is needed, `one` proposes it and `other` confirms;
 * then the answer is what the call itself would have said, or why one of them was refused.
 */
export async function byTwo<T>(
  api: TestApp,
  path: string,
  body: object,
  [one, other]: readonly [Headers, Headers],
): Promise<Answer<T>> {
  const post = <Got>(to: string, said: object, who: Headers) =>
    send<Got & { code?: string }>(api, "POST", `/api/admin/${to}/`, said, who);
  const alone = await post<T>(path, body, one);
  if (alone.body?.code !== "second_person") return alone;
  const found = PROPOSALS.find(([pattern]) => pattern.test(path));
  const asked = found
    ? await post<Proposal>("proposals", found[1](found[0].exec(path)?.[1] ?? "", body as Asked), one)
    : await post<Proposal>("proposals/payout", body, one);
  if (asked.status !== 201) return asked as never;
  const confirmed = await post<Proposal>(`proposals/${asked.body.id}/confirm`, {}, other);
  if (confirmed.status !== 200) return confirmed as never;
  if (/^refunds.*paid$/.test(path)) return post<T>(path, body, one);
  const [, reference] = /^payments\/([^/]+)\/refund$/.exec(path) ?? [];
  if (!reference) return confirmed as never;
  const file = await api.get<PaymentFile>(`/api/admin/payments/${reference}/`, one);
  return { ...confirmed, body: file.body.refunds.at(-1) as never };
}
