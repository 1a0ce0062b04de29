import type { Proposable, Proposal } from "@barakah/contract";
import type { RefusedCall } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import type { Input } from "../../platform/endpoints.ts";

type Fields = Record<string, unknown>;

const aboutPayment = (kind: Proposable["kind"]) => (params: Fields, body: Fields) => ({
  kind,
  reference: params.reference,
  ...body,
});

/** The proposal that replaces a call which one person may not make alone. */
const PROPOSABLE: Record<string, (params: Fields, body: Fields) => Fields> = {
  "POST /api/admin/payments/:reference/refund/": aboutPayment("refund"),
  "POST /api/admin/payments/:reference/approve/": aboutPayment("approval"),
  "POST /api/admin/decisions/": (_, { references, verdict }) => {
    const { to: _to, ...approval } = verdict as Fields;
    return { kind: "approval", reference: (references as string[])[0], ...approval };
  },
  "POST /api/admin/payments/:reference/reverse/": aboutPayment("reversal"),
  "POST /api/admin/payments/:reference/correct/": aboutPayment("correction"),
  "POST /api/admin/payments/:reference/unlink/": aboutPayment("unlink"),
  "POST /api/admin/cash/gifts/:reference/void/": aboutPayment("cash_void"),
  "POST /api/admin/orders/:order_number/process/": ({ order_number }) => ({
    kind: "approval",
    reference: order_number,
    confirm: true,
  }),
  "POST /api/admin/refunds/:id/agree/": ({ id }) => ({ kind: "refund_promise", refund: id }),
  "POST /api/admin/refunds/:id/paid/": ({ id }, { bank, account_number, account_holder }) => ({
    ...{ kind: "refund_account", refund: id, bank, account_number, account_holder },
  }),
  "POST /api/admin/store-payouts/:id/paid/": ({ id }, body) => ({
    kind: "store_payout",
    payout: id,
    ...body,
  }),
  "POST /api/admin/store-payouts/:id/returned/": ({ id }, body) => ({
    kind: "store_return",
    payout: id,
    ...body,
  }),
  "POST /api/admin/payouts/:id/returned/": ({ id }, body) => ({ kind: "payout_return", payout: id, ...body }),
  "POST /api/admin/refunds/:id/returned/": ({ id }, body) => ({ kind: "refund_return", refund: id, ...body }),
  "POST /api/admin/statement-debits/decide/": (_, body) => ({ kind: "debits", ...body }),
  "POST /api/admin/statements/set-aside/": (_, body) => ({ kind: "set_aside", ...body }),
  "POST /api/admin/statements/income/": (_, { line }) => ({ kind: "income_undo", line }),
  "POST /api/admin/settlements/": (_, body) => ({ kind: "settlement", ...body }),
  "POST /api/admin/settlements/:id/reverse/": ({ id }, body) => ({
    kind: "settlement_undo",
    settlement: id,
    ...body,
  }),
};

/** Proposes the refused call to a second person. `key` is the idempotency key. */
export function proposeInstead({ endpoint, params, body }: RefusedCall, key: string): Promise<Proposal> {
  const once = { headers: { "idempotency-key": key } };
  if (endpoint === "POST /api/admin/payouts/")
    return api.call(
      "POST /api/admin/proposals/payout/",
      { body: body as Input<"POST /api/admin/proposals/payout/">["body"] },
      once,
    );
  const asked = PROPOSABLE[endpoint]?.(params, (body ?? {}) as Fields);
  if (!asked) throw new Error(`PROPOSABLE has no entry for ${endpoint}`);
  const proposal = asked as Input<"POST /api/admin/proposals/">["body"];
  return api.call("POST /api/admin/proposals/", { body: proposal }, once);
}
