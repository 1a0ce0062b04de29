import type { Product, ProductDraft, StaffProduct } from "@barakah/contract";
import { type CatalogueForm, sharedForm, sharedPreview } from "../catalogue-form.ts";

export interface ProductForm extends CatalogueForm {
  price: number;
  unit: string;
  /** The first stock of a new product; later it is counted, with a reason. */
  stock: number;
  /** In grams, with what it is packed in; null until somebody has weighed it. */
  weight_g: number | null;
  sent_by_courier: boolean;
  sent_by_store: boolean;
  picked_up: boolean;
}

export function formOf(stored: StaffProduct | undefined): ProductForm {
  return {
    ...sharedForm(stored),
    price: stored?.price ?? 0,
    unit: stored?.unit ?? "",
    stock: stored?.stock ?? 0,
    weight_g: stored?.weight_g ?? null,
    sent_by_courier: stored?.sent_by_courier ?? true,
    sent_by_store: stored?.sent_by_store ?? true,
    picked_up: stored?.picked_up ?? true,
  };
}

export const sentOf = ({ thumbnail: _, stock: __, ...form }: ProductForm): ProductDraft => form;

export function previewOf(form: ProductForm, stored: StaffProduct | undefined, published?: Product): Product {
  return {
    ...sharedPreview(form, stored),
    price: form.price,
    unit: form.unit,
    stock: stored?.stock ?? form.stock,
    rating: published?.rating ?? null,
    testimony_count: published?.testimony_count ?? 0,
    testimonies: published?.testimonies ?? [],
  };
}
