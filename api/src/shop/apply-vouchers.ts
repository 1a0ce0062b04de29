import { savedBy, voucherRefusal, voucherUsedUp } from "../payments/index.ts";
import { type AppError, conflict } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import type { StoredVoucher } from "./queries/vouchers.ts";

/** A voucher, and what its use depends on: how often this buyer used it, and the stores of its maker. */
export interface Usable extends StoredVoucher {
  /** Uses of this buyer, by account or phone. */
  mine: number;
  makers_stores: number[];
}

/**
 * The part of a cart that becomes one order: the goods of one store that are sent or picked up, or those that are
 * downloaded.
 */
export interface StoreGoods {
  storeId: number | null;
  digital: boolean;
  goods: number;
}

export interface Applied<V extends StoredVoucher> {
  voucher: V;
  /** The order that it applies to; undefined if none, for the reason in `problem`. */
  order: StoreGoods | undefined;
  saves: number;
  problem: AppError | undefined;
}

const elsewhere = ({ store_id }: StoredVoucher) =>
  conflict(
    "voucher_elsewhere",
    store_id === null
      ? "Kupon ini tidak berlaku untuk barang di keranjangmu: tiap toko sudah memakai kuponnya sendiri, atau tokonya milikmu atau milik pembuat kupon ini."
      : "Kupon ini dari toko lain. Di keranjangmu belum ada barangnya.",
  );

const tooLittle = ({ code, min_total }: StoredVoucher, orders: readonly StoreGoods[]) =>
  conflict(
    "voucher_too_little",
    `Kupon ${code} berlaku mulai belanja ${rupiah(min_total)} di satu toko${orders.some(({ digital }) => digital) ? "; unduhan dihitung terpisah dari barang kiriman" : ""}.`,
  );

/** Why this buyer cannot use it now. */
function limits({ waits, per_person, mine, code }: Usable): AppError | undefined {
  if (waits) return conflict("voucher_waits", `Kupon ${code} belum berlaku. Coba lagi nanti.`);
  if (per_person !== null && mine >= per_person)
    return conflict(
      "voucher_used",
      per_person === 1
        ? `Kupon ${code} sudah kamu pakai. Satu orang memakainya sekali.`
        : `Kupon ${code} sudah kamu pakai ${mine} kali, paling banyak ${per_person} kali untuk satu orang.`,
    );
  return undefined;
}

/** The rest of the total is too small for this order. */
const isSpent = ({ total_off, spent }: Usable, saves: number) =>
  total_off !== null && spent + saves > total_off;

function apply<V extends Usable>(voucher: V, orders: readonly StoreGoods[]): Applied<V> {
  const none = { voucher, order: undefined, saves: 0 };
  const refusal =
    voucherRefusal(voucher) ?? limits(voucher) ?? (orders.length === 0 ? elsewhere(voucher) : undefined);
  if (refusal) return { ...none, problem: refusal };
  const [order] = orders
    .filter(({ goods }) => goods >= voucher.min_total && savedBy(voucher, goods) > 0)
    .toSorted((one, other) => other.goods - one.goods);
  if (!order) return { ...none, problem: tooLittle(voucher, orders) };
  const saves = savedBy(voucher, order.goods);
  if (isSpent(voucher, saves)) return { ...none, problem: voucherUsedUp() };
  return { voucher, order, saves, problem: undefined };
}

/**
 * One voucher for an order: a store's own for its goods; the community's for the most expensive order without one. `own`:
 * the buyer's own stores, to which the community's vouchers do not apply; nor do they to the stores of who made them.
 */
export function applyVouchers<V extends Usable>(
  vouchers: readonly V[],
  orders: readonly StoreGoods[],
  own: readonly number[],
): Applied<V>[] {
  const ofStores = vouchers
    .filter(({ store_id }) => store_id !== null)
    .map((voucher) =>
      apply(
        voucher,
        orders.filter(({ storeId }) => storeId === voucher.store_id),
      ),
    );
  const lowered = new Set(ofStores.flatMap(({ order }) => order ?? []));
  const free = orders.filter(
    (order) => !lowered.has(order) && (order.storeId === null || !own.includes(order.storeId)),
  );
  const ofCommunity = vouchers.filter(({ store_id }) => store_id === null);
  return [
    ...ofStores,
    ...ofCommunity.map((voucher) =>
      apply(
        voucher,
        free.filter(({ storeId }) => storeId === null || !voucher.makers_stores.includes(storeId)),
      ),
    ),
  ];
}
