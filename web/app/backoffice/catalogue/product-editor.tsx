import type { StaffProduct } from "@barakah/contract";
import type { Publication } from "@barakah/contract/catalogue-rules";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { ProductCard, ProductDetail } from "../../shop/index.ts";
import { TextInput } from "../../ui/text-input.tsx";
import { CoverPicture } from "../pictures/cover-picture.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { Panel } from "../ui/panel.tsx";
import { useWork } from "../ui/use-work.ts";
import { AmountInput } from "./amount-input.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import { formOf, type ProductForm, previewOf, sentOf } from "./product-form.ts";
import { productQuery } from "./queries.ts";
import { amountFrom } from "./slug.ts";
import { StockPanel } from "./stock-panel.tsx";
import { TitleFields } from "./title-fields.tsx";
import { useDraft } from "./use-draft.ts";

export function ProductEditor({ stored }: { stored?: StaffProduct }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const work = useWork();
  const state = useDraft<ProductForm>(formOf(stored));
  const { draft, change } = state;

  function keep(product: StaffProduct) {
    state.settle({ slug: product.slug });
    client.setQueryData(productQuery(product.id).queryKey, product);
  }
  async function save() {
    const body = sentOf(draft);
    const saved = await work.run(
      () =>
        stored
          ? api.call("PUT /api/admin/products/:id/", { params: { id: stored.id }, body })
          : api.call("POST /api/admin/products/", { body: { ...body, stock: draft.stock } }),
      "Produk disimpan.",
    );
    if (!saved) return;
    keep(saved);
    if (!stored) navigate(`/admin/produk/${saved.id}`, { replace: true });
  }
  async function move(status: Publication) {
    if (!stored) return;
    const call = { params: { id: stored.id }, body: { status } };
    const moved = await work.run(
      () => api.call("POST /api/admin/products/:id/status/", call),
      "Status produk diganti.",
    );
    if (moved) keep(moved);
  }

  const preview = previewOf(draft, stored);
  return (
    <EditorFrame
      crumb={stored ? "Produk / Ubah" : "Produk / Baru"}
      title={draft.title || "Produk baru"}
      status={stored?.status ?? "draft"}
      isNew={!stored}
      unsaved={state.unsaved}
      saved={state.saved}
      featured={draft.is_featured}
      onFeature={(is_featured) => change({ is_featured })}
      busy={work.busy}
      onSave={save}
      onMove={move}
      card={<ProductCard product={preview} />}
      detail={<ProductDetail product={preview} />}
      aside={
        <CoverPicture
          kind="product"
          thumbnail={draft.thumbnail}
          onChange={(picture) =>
            change({ picture: picture?.key ?? null, thumbnail: picture?.thumbnail ?? null })
          }
        />
      }
    >
      <Panel title="Informasi utama">
        <div className="bo-fields">
          <TitleFields title={draft.title} slug={draft.slug} below="/produk/" work={work} onChange={change} />
          <ProductFacts draft={draft} isNew={!stored} errorOf={work.errorOf} onChange={change} />
        </div>
      </Panel>
      <Panel title="Keterangan">
        <RichText
          label="Keterangan"
          initial={draft.description}
          error={work.errorOf("description")}
          onChange={(description) => change({ description })}
        />
      </Panel>
      {stored && <StockPanel product={stored} />}
    </EditorFrame>
  );
}

interface ProductFactsProps {
  draft: ProductForm;
  isNew: boolean;
  errorOf(field: string): string | undefined;
  onChange(part: Partial<ProductForm>): void;
}

function ProductFacts({ draft, isNew, errorOf, onChange }: ProductFactsProps) {
  return (
    <div className="bo-fields three">
      <AmountInput
        label="Harga"
        amount={draft.price}
        error={errorOf("price")}
        onChange={(price) => onChange({ price })}
      />
      <TextInput
        label="Satuan"
        value={draft.unit}
        maxLength={30}
        placeholder="botol, kg, pcs"
        error={errorOf("unit")}
        onChange={({ target }) => onChange({ unit: target.value })}
      />
      {isNew && (
        <TextInput
          label="Stok awal"
          inputMode="numeric"
          value={String(draft.stock)}
          error={errorOf("stock")}
          onChange={({ target }) => onChange({ stock: amountFrom(target.value) })}
        />
      )}
    </div>
  );
}
