import type { Product, ProductDraft, StaffProduct } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../platform/browser-api.ts";
import { date, wholeNumber } from "../../../platform/format.ts";
import { putCached } from "../../../platform/query-client.ts";
import { AmountInput, amountFrom } from "../../../ui/form/amount-input.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { NumberInput } from "../../../ui/form/number-input.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { type Form, useForm } from "../../../ui/form/use-form.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { CatalogueEditor } from "../../../ui/staff/editor/catalogue-editor.tsx";
import { EMPTY_ITEM, formFrom, sharedPreview } from "../../../ui/staff/editor/catalogue-form.ts";
import { EditorPage } from "../../../ui/staff/editor/editor-page.tsx";
import { PreviewPage } from "../../../ui/staff/editor/preview-dialog.tsx";
import type { EditedCatalogue } from "../../../ui/staff/editor/use-editing.ts";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { Panel } from "../../../ui/staff/work-page.tsx";
import {
  ProductActions,
  ProductCard,
  ProductDetail,
  ProductHeaderActions,
  productQuery as publicProductQuery,
} from "../../index.ts";
import type { Route } from "./+types/product-editor-page";
import { productQuery } from "./queries.ts";

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
  fragile: false,
};
type ProductForm = typeof EMPTY;

const formOf = (stored: StaffProduct | undefined) => formFrom(EMPTY, stored);

const sentOf = ({ thumbnail: _, stock: __, ...form }: ProductForm): ProductDraft => form;

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
    fields={(form) => <ProductFacts form={form} stored={stored} />}
    card={(form) => <ProductCard product={previewOf(form, stored)} />}
    page={(form) => <ProductPreview form={form} stored={stored} />}
  >
    {stored?.kind === "goods" && <StockPanel product={stored} />}
  </CatalogueEditor>
);

const WAYS = [
  { name: "sent_by_courier", label: "Kurir" },
  { name: "sent_by_store", label: "Kurir toko" },
  { name: "picked_up", label: "Diambil di tempat" },
] as const;

const ProductFacts = ({ form, stored }: { form: Form<ProductForm>; stored: StaffProduct | undefined }) => (
  <>
    <div className="bo-fields three">
      <AmountInput label="Harga" {...form.field("price")} />
      <TextInput label="Satuan" maxLength={30} placeholder="botol, kg, pcs" {...form.field("unit")} />
      {!stored && <NumberInput label="Stok awal" {...form.field("stock")} />}
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
    <Checkbox {...form.field("fragile")}>Pecah belah: labelnya meminta paket tidak dibanting</Checkbox>
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

function previewOf(form: ProductForm, stored: StaffProduct | undefined, published?: Product): Product {
  return {
    ...form,
    ...sharedPreview(form, stored),
    kind: stored?.kind ?? "goods",
    file: stored?.file ?? null,
    stock: stored?.kind === "digital" ? 1 : (stored?.stock ?? form.stock),
    rating: published?.rating ?? null,
    store: published?.store ?? null,
    testimony_count: published?.testimony_count ?? 0,
    testimonies: published?.testimonies ?? [],
  };
}

const REASON: Record<string, string> = {
  initial: "Stok awal",
  held: "Dipesan",
  returned: "Kembali dari pesanan",
  adjusted: "Penyesuaian",
  replaced: "Pengganti",
};

/** Corrects the stock with a reason, and lists the latest movements. */
function StockPanel({ product }: { product: StaffProduct }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { stock: String(product.stock), note: "" },
    mutationFn: ({ stock, note }) =>
      api.call("POST /api/admin/products/:id/stock/", {
        params: { id: product.id },
        body: { stock: amountFrom(stock), note },
      }),
    success: "Stok disesuaikan.",
    toasts: true,
    async onSuccess(saved) {
      await putCached(client, productQuery(saved.id).queryKey, saved);
      form.settle({ note: "" });
    },
  });
  return (
    <Panel title="Stok" note={`Sekarang ${wholeNumber(product.stock)} ${product.unit}`}>
      <div className="bo-fields three items-start">
        <TextInput label="Menurut hitungan" inputMode="numeric" {...form.field("stock")} />
        <TextInput
          label="Alasan"
          maxLength={200}
          placeholder="Hitung ulang, rusak, barang masuk"
          {...form.field("note")}
        />
        <SmallButton variant="soft" className="min-[821px]:mt-[26px]" busy={form.busy} onClick={form.submit}>
          Sesuaikan Stok
        </SmallButton>
      </div>
      <ul className="mt-3 divide-y divide-border">
        {product.movements.map((movement) => (
          <li key={`${movement.created_at}${movement.change}`} className="flex gap-3 py-2">
            <b className="w-14 text-right tabular-nums">
              {movement.change > 0 ? "+" : "−"}
              {Math.abs(movement.change)}
            </b>
            <span className="min-w-0 flex-1">
              {REASON[movement.reason] ?? movement.reason}
              {movement.note && `: ${movement.note}`}
            </span>
            <span className="text-text-3">{date(movement.created_at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
