import type { CartVouchers } from "@barakah/contract";
import { usable, voucherUsedUp } from "../payments/index.ts";
import type { Database, Reader, Tx } from "../platform/database/database.ts";
import { type Applied, applyVouchers, type StoreGoods } from "./apply-vouchers.ts";
import { lockCart } from "./queries/cart.ts";
import { goodsByOrder } from "./queries/stores.ts";
import {
  type CartVoucherRow,
  dropFromCart,
  forgetVouchers,
  putInCart,
  storesOfMember,
  takeVoucher,
  voucherByCode,
  vouchersInCart,
} from "./queries/vouchers.ts";

/** The vouchers of a member's cart, and the discount of each. */
export async function cartVouchers(
  reader: Reader,
  memberId: number,
  goods: readonly StoreGoods[],
  phone = "",
): Promise<Applied<CartVoucherRow>[]> {
  const vouchers = await vouchersInCart(reader, memberId, phone);
  if (vouchers.length === 0) return [];
  return applyVouchers(vouchers, goods, await storesOfMember(reader, memberId));
}

async function applied(reader: Reader, memberId: number) {
  const goods = await goodsByOrder(reader, memberId);
  return { goods, vouchers: await cartVouchers(reader, memberId, goods) };
}

export async function readCartVouchers(reader: Reader, memberId: number): Promise<CartVouchers> {
  const { goods, vouchers } = await applied(reader, memberId);
  const slugs = new Map(goods.map(({ storeId, slug }) => [storeId, slug]));
  return {
    vouchers: vouchers.map(({ voucher: { code, store }, order, saves, problem }) => ({
      ...{ code, store, saves },
      lowers: order ? (slugs.get(order.storeId) ?? null) : null,
      problem: problem?.message ?? "",
    })),
    saved: vouchers.reduce((sum, { saves }) => sum + saves, 0),
  };
}

/** Refused if it would give no discount now. */
export const useVoucher = (database: Database, memberId: number, code: string): Promise<CartVouchers> =>
  database.transact(async (tx) => {
    await lockCart(tx, memberId);
    const voucher = usable(await voucherByCode(tx, code));
    await putInCart(tx, memberId, voucher);
    const { vouchers } = await applied(tx, memberId);
    const problem = vouchers.find((one) => one.voucher.id === voucher.id)?.problem;
    if (problem) throw problem;
    return readCartVouchers(tx, memberId);
  });

export const leaveVoucher = (database: Database, memberId: number, code: string): Promise<CartVouchers> =>
  database.transact(async (tx) => {
    await lockCart(tx, memberId);
    await dropFromCart(tx, memberId, code);
    return readCartVouchers(tx, memberId);
  });

/** Counts one use of each voucher; the first order to do so gets the last use. Sorted by id, to avoid deadlocks. */
export async function takeVouchers(
  tx: Tx,
  memberId: number,
  vouchers: readonly Applied<CartVoucherRow>[],
): Promise<void> {
  const used = vouchers.filter(({ order }) => order);
  for (const {
    voucher: { id, code },
    saves,
  } of used.toSorted((one, other) => one.voucher.id - other.voucher.id))
    if (!(await takeVoucher(tx, id, saves)))
      throw voucherUsedUp(
        `Kupon ${code} baru saja habis dipakai. Periksa kembali keranjangmu sebelum membayar.`,
      );
  await forgetVouchers(tx, memberId);
}
