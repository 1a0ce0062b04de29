import type { StaffProduct } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/browser-api.ts";
import {
  ProductActions,
  ProductCard,
  ProductDetail,
  ProductHeaderActions,
  productQuery as publicProductQuery,
} from "../../../shop/index.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { AmountInput } from "../../../ui/staff/amount-input.tsx";
import { NumberInput } from "../../../ui/staff/number-input.tsx";
import { CatalogueEditor } from "../catalogue-editor.tsx";
import { EditorPage } from "../editor-page.tsx";
import { PreviewPage } from "../preview-dialog.tsx";
import { productQuery } from "../queries.ts";
import type { EditedCatalogue } from "../use-editing.ts";
import type { Route } from "./+types/product-editor-page";
import { formOf, type ProductForm, previewOf, sentOf } from "./product-form.ts";
import { StockPanel } from "./stock-panel.tsx";

export default function ProductEditorPage({ params }: Route.ComponentProps) {
  return (
    <EditorPage kind="product" id={params.id} query={productQuery}>
      {(stored) => <ProductEditor stored={stored} />}
    </EditorPage>
  );
}

const PRODUCTS: EditedCatalogue<StaffProduct, ProductForm> = {
  kind: "product",
  query: productQuery,
  formOf,
  create: (form) => api.call("POST /api/admin/products/", { body: { ...sentOf(form), stock: form.stock } }),
  edit: (id, form, version) =>
    api.call("PUT /api/admin/products/:id/", { params: { id }, body: { ...sentOf(form), version } }),
  move: (id, move) => api.call("POST /api/admin/products/:id/status/", { params: { id }, body: move }),
};

const ProductEditor = ({ stored }: { stored: StaffProduct | undefined }) => (
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

const WAYS = [
  { name: "sent_by_courier", label: "Kurir" },
  { name: "sent_by_store", label: "Kurir toko" },
  { name: "picked_up", label: "Diambil di tempat" },
] as const;

const ProductFacts = ({ form, isNew }: { form: Form<ProductForm>; isNew: boolean }) => (
  <>
    <div className="bo-fields three">
      <AmountInput label="Harga" {...form.field("price")} />
      <TextInput label="Satuan" maxLength={30} placeholder="botol, kg, pcs" {...form.field("unit")} />
      {isNew && <NumberInput label="Stok awal" {...form.field("stock")} />}
      <NumberInput
        label="Berat dengan kemasan (gram)"
        hint="Tanpa berat, kurir tidak ditawarkan"
        empty={null}
        {...form.field("weight_g")}
      />
    </div>
    <fieldset className="mt-3 flex flex-wrap gap-x-6">
      <legend className="text-sm font-semibold">Cara sampai ke pembeli</legend>
      {WAYS.map(({ name, label }) => (
        <Checkbox key={name} {...form.field(name)}>
          {label}
        </Checkbox>
      ))}
    </fieldset>
  </>
);

/** The preview, with testimonies of the published product. */
function ProductPreview({ form, stored }: { form: ProductForm; stored: StaffProduct | undefined }) {
  const isPublic = stored?.status === "published";
  const published = useQuery({ ...publicProductQuery(stored?.slug ?? ""), enabled: isPublic });
  const product = previewOf(form, stored, published.data);
  return (
    <PreviewPage
      header={
        <PageHeader
          title="Detail Produk"
          back="/sinergy"
          actions={<ProductHeaderActions title={product.title} />}
        />
      }
      actions={<ProductActions product={product} />}
    >
      <ProductDetail product={product} />
    </PreviewPage>
  );
}
