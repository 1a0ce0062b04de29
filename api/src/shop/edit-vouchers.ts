import type { BodyOf, changeShopVoucher, ShopVoucherDraft } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import { changeVoucher, insertVoucher, vouchersOf } from "./queries/vouchers.ts";

/** Enough for years; the list has no pages. */
const MOST = 200;
const CODE_TAKEN = "Kode ini sudah ada. Pilih yang lain.";

/** Of one store; null: the community's. */
export const listVouchers = async (database: Database, storeId: number | null) => ({
  vouchers: await vouchersOf(database.kysely, storeId),
});

export async function addVoucher(
  database: Database,
  actor: Actor,
  storeId: number | null,
  { amount, ...draft }: ShopVoucherDraft,
) {
  await database.transact(async (tx) => {
    if ((await vouchersOf(tx, storeId)).length >= MOST)
      throw conflict("too_many", `Paling banyak ${MOST} kupon. Naikkan kuota yang sudah ada.`);
    const voucher = { ...draft, amount: draft.percent === null ? amount : null, store_id: storeId };
    if (!(await insertVoucher(tx, voucher)))
      throw conflict("code_taken", CODE_TAKEN, { errors: { code: [CODE_TAKEN] } });
    await audit(tx, actor, "shop_voucher.add", ["shop_voucher", draft.code], { after: voucher });
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
