import {
  type BodyOf,
  type BorneVoucherDraft,
  type changeShopVoucher,
  rolesWith,
  type ShopVoucherDraft,
} from "@barakah/contract";
import { tellStaff } from "../accounts/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { AppError, conflict, notFound } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import {
  changeVoucher,
  confirmVoucher,
  insertVoucher,
  lockVoucher,
  vouchersOf,
  waitingVouchers,
} from "./queries/vouchers.ts";
import { voucherNeedsTwo } from "./voucher-needs-two.ts";

/** Enough for years; the list has no pages. */
const MOST = 200;
const CODE_TAKEN = "Kode ini sudah ada. Pilih yang lain.";

/** The vouchers of one store, or of the community if `null`. */
export const listVouchers = async (database: Database, storeId: number | null) => ({
  vouchers: await vouchersOf(database.kysely, storeId),
});

const askForSecond = (
  tx: Tx,
  actor: Actor,
  { code, total_off }: { code: string; total_off?: number | undefined },
) =>
  tellStaff(
    tx,
    { roles: rolesWith("money"), except: actor.memberId },
    {
      title: `Kupon ${code} menunggu persetujuan`,
      body: `Potongannya dapat mencapai ${rupiah(total_off ?? 0)}, di atas batas satu orang. Setujui, atau biarkan tidak berlaku.`,
      link: "/admin/persetujuan",
      key: `voucher ${code} waits`,
    },
  );

export const listWaiting = async (database: Database) => ({
  vouchers: await waitingVouchers(database.kysely),
});

/** A second person with the money permission confirms the voucher's total cost. */
export async function confirmWaiting(database: Database, actor: Actor, id: number) {
  await database.transact(async (tx) => {
    const voucher = await lockVoucher(tx, id);
    if (!voucher || voucher.store_id !== null) throw notFound("Kupon tidak ditemukan.");
    if (!voucher.waits)
      throw conflict("already_decided", "Kupon ini tidak menunggu lagi. Muat ulang halaman.");
    if (voucher.created_by === actor.memberId)
      throw new AppError(
        403,
        "own_proposal",
        "Kupon ini kamu yang membuat, jadi petugas keuangan lain yang menyetujuinya.",
      );
    await confirmVoucher(tx, id, actor.memberId);
    const { code, total_off } = voucher;
    await audit(tx, actor, "shop_voucher.confirm", ["shop_voucher", code], { after: { total_off } });
  });
  return listWaiting(database);
}

export async function addVoucher(
  database: Database,
  actor: Actor,
  storeId: number | null,
  { amount, ...draft }: ShopVoucherDraft | BorneVoucherDraft,
) {
  await database.transact(async (tx) => {
    if ((await vouchersOf(tx, storeId)).length >= MOST)
      throw conflict("too_many", `Paling banyak ${MOST} kupon. Naikkan kuota yang sudah ada.`);
    const waits = "total_off" in draft && (await voucherNeedsTwo(tx, actor, draft.total_off));
    const voucher = {
      ...{ ...draft, amount: draft.percent === null ? amount : null, store_id: storeId },
      ...{ created_by: actor.memberId, waits },
    };
    if (!(await insertVoucher(tx, voucher)))
      throw conflict("code_taken", CODE_TAKEN, { errors: { code: [CODE_TAKEN] } });
    await audit(tx, actor, "shop_voucher.add", ["shop_voucher", draft.code], { after: voucher });
    if (waits) await askForSecond(tx, actor, draft);
  });
  return listVouchers(database, storeId);
}

export async function changeVoucherTerms(
  database: Database,
  actor: Actor,
  { id, storeId, ...terms }: BodyOf<typeof changeShopVoucher> & { id: number; storeId: number | null },
) {
  await database.transact(async (tx) => {
    const before = await changeVoucher(tx, { id, storeId, ...terms });
    if (!before) throw notFound("Kupon tidak ditemukan.");
    if (before.used > terms.quota)
      throw conflict("below_taken", `Sudah dipakai ${before.used} kali, jadi kuotanya paling sedikit itu.`);
    const { code, quota, valid_until } = before;
    const changes = { before: { quota, valid_until }, after: terms };
    await audit(tx, actor, "shop_voucher.edit", ["shop_voucher", code], changes);
  });
  return listVouchers(database, storeId);
}
