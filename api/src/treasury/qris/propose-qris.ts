import type { BodyOf, proposeQris as proposeEndpoint } from "@barakah/contract";
import { parseMerchantQris, QRIS_REFUSALS } from "@barakah/contract/payments/qris/payload";
import { activeMerchant } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError, conflict } from "../../platform/errors.ts";
import { type Proposing, writtenProposal } from "../proposals/propose.ts";
import { insertProposal, lockAccounts, type WantedQris } from "../queries/proposals.ts";

type Asked = Pick<BodyOf<typeof proposeEndpoint>, "account" | "payload" | "reason">;

/** What stands in a printed code, or why it is none. */
export function readMerchant(text: string) {
  const parsed = parseMerchantQris(text);
  if (typeof parsed === "string")
    throw new AppError(400, parsed, QRIS_REFUSALS[parsed], { errors: { payload: [QRIS_REFUSALS[parsed]] } });
  return { payload: text.trim(), merchant: parsed.merchant };
}

/** Waits for a second person, also where only one decides about money: a changed code redirects all of it. */
export async function proposeQris(parts: Proposing, actor: Actor, asked: Asked, key: string) {
  const { payload, merchant } = readMerchant(asked.payload);
  return parts.database.kysely.transaction().execute(async (tx) => {
    await lockAccounts(tx);
    const now = await activeMerchant(tx, asked.account);
    if (now?.payload === payload) throw conflict("nothing_changed", "Kode QRIS ini sudah dipakai.");
    const wanted: WantedQris = {
      account: asked.account,
      payload,
      reason: asked.reason,
      merchant,
      before: now ? { id: now.id, nmid: now.nmid, name: now.merchant_name } : null,
    };
    const made = await insertProposal(tx, {
      kind: "qris",
      wanted: JSON.stringify(wanted),
      request_key: key,
      proposed_by: actor.memberId,
    });
    return writtenProposal(tx, parts, actor, key, made !== undefined);
  });
}
