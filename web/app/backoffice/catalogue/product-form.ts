import type { Product, ProductDraft, StaffProduct } from "@barakah/contract";
import { slugFrom } from "./slug.ts";

export interface ProductForm {
  title: string;
  slug: string;
  description: string;
  picture: string | null;
  thumbnail: string | null;
  is_featured: boolean;
  price: number;
  unit: string;
  /** The first stock of a new product; later it is counted, with a reason. */
  stock: number;
}

export function formOf(stored: StaffProduct | undefined): ProductForm {
  return {
    title: stored?.title ?? "",
    slug: stored?.slug ?? "",
    description: stored?.description ?? "",
    picture: stored?.picture ?? null,
    thumbnail: stored?.thumbnail ?? null,
    is_featured: stored?.is_featured ?? false,
    price: stored?.price ?? 0,
    unit: stored?.unit ?? "",
    stock: stored?.stock ?? 0,
  };
}

export const sentOf = ({ thumbnail: _, stock: __, ...form }: ProductForm): ProductDraft => form;

export function previewOf(form: ProductForm, stored: StaffProduct | undefined): Product {
  const { picture: _, ...shown } = form;
  return {
    ...shown,
    id: stored?.id ?? 1,
    title: form.title || "Judul produk",
    slug: form.slug || slugFrom(form.title) || "baru",
    stock: stored?.stock ?? form.stock,
    rating: null,
    testimony_count: 0,
    created_at: stored?.created_at ?? "",
    summary: "",
    testimonies: [],
  };
}
