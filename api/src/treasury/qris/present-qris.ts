import { PAYMENT_METHOD_LABEL, QRIS_METHODS, type QrisAccount, type ShownMerchant } from "@barakah/contract";
import type { QrisMerchant } from "@barakah/contract/payments/qris/payload";
import { activeMerchants } from "../../payments/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { drawCode } from "../../platform/qr-code.ts";
import { waitingOf } from "../queries/proposals.ts";
import type { WantedQris } from "./qris-kind.ts";
import { namesOf } from "./staff-name-queries.ts";

export const shownMerchant = (merchant: QrisMerchant, payload: string): ShownMerchant => ({
  ...merchant,
  crc: payload.slice(-4),
  ...drawCode(payload),
});

/** Each QRIS account with its current and its proposed code. */
export async function qrisAccounts({ kysely }: Database): Promise<QrisAccount[]> {
  const [active, waiting] = [await activeMerchants(kysely), await waitingOf(kysely, "qris")];
  const names = await namesOf(
    kysely,
    active.map(({ approved_by }) => approved_by),
  );
  return QRIS_METHODS.map((account) => {
    const now = active.find((one) => one.account === account);
    const proposed = waiting.find((one) => (one.wanted as WantedQris).account === account);
    const wanted = proposed?.wanted as WantedQris;
    return {
      account,
      name: account === "qris-donasi" ? "QRIS Donasi" : PAYMENT_METHOD_LABEL[account],
      active: now
        ? {
            ...shownMerchant({ ...now, name: now.merchant_name }, now.payload),
            since: now.active_from,
            approved_by: { id: now.approved_by, name: names.get(now.approved_by) ?? "petugas" },
          }
        : null,
      proposed: proposed
        ? {
            ...shownMerchant(wanted.merchant, wanted.payload),
            proposal: proposed.id,
            proposed_by: { id: proposed.proposed_by, name: proposed.proposer },
            proposed_at: proposed.proposed_at,
            reason: wanted.reason,
          }
        : null,
    };
  });
}
