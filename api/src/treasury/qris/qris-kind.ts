import {
  type BodyOf,
  PAYMENT_METHOD_LABEL,
  type proposeQris,
  type QrisMethod,
  STAFF_ROLES,
} from "@barakah/contract";
import { parseMerchantQris, QRIS_REFUSALS, type QrisMerchant } from "@barakah/contract/payments/qris/payload";
import { tellStaff } from "../../accounts/index.ts";
import { activeMerchant, putIntoUse } from "../../payments/index.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, conflict, invalid } from "../../platform/errors.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";
import { lockAccounts } from "../queries/proposals.ts";

type Asked = Pick<BodyOf<typeof proposeQris>, "account" | "payload" | "reason">;

/** The new code, and the current one to detect a stale proposal. */
export interface WantedQris {
  account: QrisMethod;
  payload: string;
  reason: string;
  merchant: QrisMerchant;
  before: { id: number; nmid: string; name: string } | null;
}

/** What the confirming person took from the printed code: its whole text, or its number. */
interface Print {
  payload: string;
  nmid: string;
}

/** The merchant in a printed code. */
export function readMerchant(text: string) {
  const parsed = parseMerchantQris(text);
  if (typeof parsed === "string")
    throw new AppError(400, parsed, QRIS_REFUSALS[parsed], { errors: { payload: [QRIS_REFUSALS[parsed]] } });
  return { payload: text.trim(), merchant: parsed.merchant };
}

const bare = (nmid: string) => nmid.toUpperCase().replace(/[^0-9A-Z]/g, "");

async function refuseStale(tx: Tx, { account, before }: Pick<WantedQris, "account" | "before">) {
  await lockAccounts(tx);
  const now = await activeMerchant(tx, account);
  if ((now?.id ?? null) !== (before?.id ?? null))
    throw conflict("stale_proposal", "QRIS sudah berganti sejak usulan ini dibuat. Tolak usulan ini.");
}

/** Needs a second person even where one decides about money alone: a changed code redirects all payments. */
export const qrisKind: Kind<Asked, WantedQris> = {
  why: "Kode yang berganti mengalihkan semua pembayaran QRIS. Yang menyetujui memegang kode cetaknya.",
  async prepare(tx, _, { account, payload: text, reason }) {
    const { payload, merchant } = readMerchant(text);
    const now = await activeMerchant(tx, account);
    if (now?.payload === payload) throw conflict("nothing_changed", "Kode QRIS ini sudah dipakai.");
    const before = now ? { id: now.id, nmid: now.nmid, name: now.merchant_name } : null;
    return { account, payload, reason, merchant, before };
  },
  /** The second person scans the printed code or types its number; the proposal is not proof. */
  look({ payload, merchant }, print: Print | undefined) {
    if (print === undefined)
      throw conflict(
        "nmid_needed",
        "Usulan QRIS disetujui di halaman QRIS, dengan memindai kode cetaknya atau mengetik NMID-nya.",
      );
    if (print.payload) {
      if (print.payload.trim() === payload) return;
      throw invalid({ payload: ["Kode cetak ini berbeda dari yang diusulkan. Jangan setujui."] });
    }
    if (!print.nmid) throw invalid({ nmid: ["Pindai kode cetaknya, atau ketik NMID yang tercetak."] });
    if (bare(print.nmid) !== bare(merchant.nmid))
      throw invalid({ nmid: ["NMID ini bukan yang ada di dalam kode yang diusulkan. Jangan setujui."] });
  },
  check: refuseStale,
  /** New payments use the new code at once. All staff are notified. */
  async apply(tx, actor, { account, payload, merchant, before, reason }, proposal) {
    await refuseStale(tx, { account, before });
    const { name, ...rest } = merchant;
    await putIntoUse(tx, {
      ...{ account, payload, merchant_name: name, ...rest },
      proposed_by: proposal?.proposed_by ?? actor.memberId,
      approved_by: actor.memberId,
    });
    await audit(tx, actor, "qris.use", ["qris", account], {
      before: before && { name: before.name, nmid: before.nmid },
      after: { name, nmid: merchant.nmid, reason },
    });
    await tellStaff(
      tx,
      { roles: STAFF_ROLES, except: actor.memberId },
      {
        key: `qris ${account} ${new Date().toISOString()}`,
        title: `${PAYMENT_METHOD_LABEL[account]} kini ${name}`,
        body: `NMID ${merchant.nmid}. Bila ini tidak kamu kenal, segera beri tahu administrator.`,
        link: "/admin/qris",
      },
    );
  },
  present: ({ account, merchant, before, reason }) => ({
    title: `${PAYMENT_METHOD_LABEL[account]} berganti kode`,
    amount: null,
    changes: [
      { label: "Nama", before: before?.name ?? "", after: merchant.name },
      { label: "NMID", before: before?.nmid ?? "", after: merchant.nmid },
      fact("Alasan", reason),
    ],
  }),
};
