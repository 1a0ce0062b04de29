import type { Product, ProductDraft, StaffProduct } from "@barakah/contract";
import { EMPTY_ITEM, formFrom, sharedPreview } from "../catalogue-form.ts";

const EMPTY = {
  ...EMPTY_ITEM,
  price: 0,
  unit: "",
  /** The first stock of a new product; later it is counted, with a reason. */
  stock: 0,
  /** In grams, with what it is packed in; null until somebody has weighed it. */
  weight_g: null as number | null,
  sent_by_courier: true,
  sent_by_store: true,
  picked_up: true,
};
export type ProductForm = typeof EMPTY;

export const formOf = (stored: StaffProduct | undefined) => formFrom(EMPTY, stored);

export const sentOf = ({ thumbnail: _, stock: __, ...form }: ProductForm): ProductDraft => form;

export function previewOf(form: ProductForm, stored: StaffProduct | undefined, published?: Product): Product {
  return {
    ...form,
    ...sharedPreview(form, stored),
    stock: stored?.stock ?? form.stock,
    rating: published?.rating ?? null,
    testimony_count: published?.testimony_count ?? 0,
    testimonies: published?.testimonies ?? [],
  };
}
