import type { StaffProduct } from "@barakah/contract";
import { api } from "../../../platform/browser-api.ts";
import { ProductCard } from "../../../shop/index.ts";
import { CatalogueEditor } from "../catalogue-editor.tsx";
import { productQuery } from "../queries.ts";
import type { EditedCatalogue } from "../use-editing.ts";
import { ProductFacts } from "./product-facts.tsx";
import { formOf, type ProductForm, previewOf, sentOf } from "./product-form.ts";
import { ProductPreview } from "./product-preview.tsx";
import { StockPanel } from "./stock-panel.tsx";

const PRODUCTS: EditedCatalogue<StaffProduct, ProductForm> = {
  kind: "product",
  query: productQuery,
  formOf,
  create: (form) => api.call("POST /api/admin/products/", { body: { ...sentOf(form), stock: form.stock } }),
  edit: (id, form, version) =>
    api.call("PUT /api/admin/products/:id/", { params: { id }, body: { ...sentOf(form), version } }),
  move: (id, move) => api.call("POST /api/admin/products/:id/status/", { params: { id }, body: move }),
};

export function ProductEditor({ stored }: { stored: StaffProduct | undefined }) {
  return (
    <CatalogueEditor
      catalogue={PRODUCTS}
      stored={stored}
      fields={(form) => <ProductFacts form={form} isNew={!stored} />}
      card={(form) => <ProductCard product={previewOf(form, stored)} />}
      page={(form) => <ProductPreview form={form} stored={stored} />}
    >
      {stored && <StockPanel product={stored} />}
    </CatalogueEditor>
  );
}
