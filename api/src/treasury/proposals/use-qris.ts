import { PAYMENT_METHOD_LABEL, STAFF_ROLES } from "@barakah/contract";
import { tellStaff } from "../../accounts/index.ts";
import { activeMerchant, putIntoUse } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { lockAccounts, type QrisProposal } from "../queries/proposals.ts";

const bare = (nmid: string) => nmid.toUpperCase().replace(/[^0-9A-Z]/g, "");

/** What whoever confirms took from the printed code: all of it, letter by letter, or its number. */
export interface Print {
  payload: string;
  nmid: string;
}

/** Whoever confirms has the printed code at hand and scans it, or reads its number from there, not from the proposal. */
export function refuseOtherPrint({ wanted }: QrisProposal, print: Print | undefined) {
  if (print === undefined)
    throw conflict(
      "nmid_needed",
      "Usulan QRIS disetujui di halaman QRIS, dengan memindai kode cetaknya atau mengetik NMID-nya.",
    );
  if (print.payload) {
    if (print.payload.trim() === wanted.payload) return;
    throw invalid({ payload: ["Kode cetak ini berbeda dari yang diusulkan. Jangan setujui."] });
  }
  if (!print.nmid) throw invalid({ nmid: ["Pindai kode cetaknya, atau ketik NMID yang tercetak."] });
  if (bare(print.nmid) !== bare(wanted.merchant.nmid))
    throw invalid({ nmid: ["NMID ini bukan yang ada di dalam kode yang diusulkan. Jangan setujui."] });
}

/** From this moment all who pay by it see the new code. Everybody who works here is told. */
export async function useQris(tx: Tx, actor: Actor, { wanted, proposed_by }: QrisProposal): Promise<void> {
  await lockAccounts(tx);
  const { account, payload, merchant, before } = wanted;
  const now = await activeMerchant(tx, account);
  if ((now?.id ?? null) !== (before?.id ?? null))
    throw conflict("stale_proposal", "QRIS sudah berganti sejak usulan ini dibuat. Tolak usulan ini.");
  const { name, ...rest } = merchant;
  await putIntoUse(tx, {
    account,
    payload,
    merchant_name: name,
    ...rest,
    proposed_by,
    approved_by: actor.memberId,
  });
  await audit(tx, actor, {
    action: "qris.use",
    subject: { kind: "qris", id: account },
    before: before && { name: before.name, nmid: before.nmid },
    after: { name, nmid: merchant.nmid, reason: wanted.reason },
  });
  await tellStaff(tx, STAFF_ROLES, actor.memberId, {
    title: `${PAYMENT_METHOD_LABEL[account]} kini ${name}`,
    body: `NMID ${merchant.nmid}. Bila ini tidak kamu kenal, segera beri tahu administrator.`,
    link: "/admin/qris",
  });
}
