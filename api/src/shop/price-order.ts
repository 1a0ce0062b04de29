import { ujrahOf } from "@barakah/contract";

interface Selling {
  store_id: number | null;
  goods: number;
  shipping: number;
  ujrah_percent: number;
  /** The discount, and whether the community pays for it. */
  voucher?: { id: number; saves: number; borne: boolean } | undefined;
}

export function priceOrder({ store_id, goods, shipping, ujrah_percent, voucher }: Selling) {
  const voucher_amount = voucher?.saves ?? 0;
  const discount = voucher?.borne ? voucher_amount : 0;
  return {
    ...{ store_id, shipping, ujrah_percent, voucher_id: voucher?.id ?? null, voucher_amount, discount },
    total: goods - voucher_amount + shipping,
    ujrah: store_id === null ? 0 : ujrahOf(goods - voucher_amount + discount, ujrah_percent),
  };
}
export type PricedOrder = ReturnType<typeof priceOrder>;
