import type { OwnProduct, OwnStore } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Note, ProblemNote } from "../../ui/feedback/note.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Button } from "../../ui/form/button.tsx";
import { NumberInput } from "../../ui/form/number-input.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Page } from "../../ui/layout/page.tsx";
import { SaveBar } from "../../ui/layout/save-bar.tsx";
import { PictureField } from "../../ui/pictures/picture-field.tsx";
import { uploadStorePicture } from "../../ui/pictures/upload-picture.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { FormPart } from "../form-part.tsx";
import { OwnStorePage } from "../own-store.tsx";
import { ownProductQuery, sellingKey } from "../queries.ts";
import { Shares } from "../shares.tsx";
import { FileField, KindChoice } from "./digital-fields.tsx";
import { standingOf } from "./my-products-page.tsx";

const LIST = "/toko-saya/produk";

export default function ProductPage({ params }: { params: { id?: string } }) {
  const title = params.id ? "Ubah produk" : "Produk baru";
  return (
    <OwnStorePage title={title} back={LIST}>
      {(store, memberId) =>
        params.id ? (
          <Existing title={title} store={store} memberId={memberId} id={Number(params.id)} />
        ) : (
          <Editor title={title} store={store} memberId={memberId} />
        )
      }
    </OwnStorePage>
  );
}

interface EditorProps {
  title: string;
  store: OwnStore;
  memberId: number;
  product?: OwnProduct;
}

function Existing({ id, ...editor }: Omit<EditorProps, "product"> & { id: number }) {
  const query = useQuery(ownProductQuery(editor.memberId, id));
  if (query.data) return <Editor key={query.data.id} {...editor} product={query.data} />;
  return (
    <Page title={editor.title} back={LIST} isHeading className="pt-4 pb-8">
      <Loaded query={query} failure="Produknya gagal dimuat." skeleton={<RowsSkeleton />}>
        {() => null}
      </Loaded>
    </Page>
  );
}

const initialOf = (product: OwnProduct | undefined) => ({
  title: product?.title ?? "",
  description: product?.description ?? "",
  picture: product?.picture ?? null,
  thumbnail: product?.thumbnail ?? null,
  price: product?.price ?? 0,
  unit: product?.unit ?? "",
  weight_g: product?.weight_g ?? 0,
  stock: product?.stock ?? 1,
  kind: product?.kind ?? ("goods" as const),
  file: product?.file ?? null,
});
type Values = ReturnType<typeof initialOf>;

/** Saves the product, and publishes it with the same button if chosen. A published product stays published. */
function Editor({ title, store, memberId, product }: EditorProps) {
  const navigate = useNavigate();
  const stored = useRef(product);
  const publishing = useRef(false);

  async function save({ thumbnail: _, stock, file, ...typed }: Values): Promise<OwnProduct> {
    const digital = typed.kind === "digital";
    const draft = { ...typed, weight_g: digital ? null : typed.weight_g, file: file?.id ?? null };
    const before = stored.current;
    if (!before) return api.call("POST /api/stores/mine/products/", { body: { ...draft, stock } });
    const params = { id: before.id };
    const saved = await api.call("PUT /api/stores/mine/products/:id/", {
      params,
      body: { ...draft, version: before.version },
    });
    if (digital || saved.stock === stock || stock === before.stock) return saved;
    return api.call("POST /api/stores/mine/products/:id/stock/", { params, body: { stock } });
  }
  const form = useForm<Values, OwnProduct>({
    initial: initialOf(product),
    async mutationFn(values) {
      stored.current = await save(values);
      if (!publishing.current) return stored.current;
      return api.call("POST /api/stores/mine/products/:id/status/", {
        params: { id: stored.current.id },
        body: { status: "published" },
      });
    },
    toasts: true,
    refreshes: [sellingKey(memberId), ["products"], ["product"]],
    onDone: () => void navigate(LIST),
  });
  const submit = (publish: boolean) => {
    publishing.current = publish;
    form.submit();
  };
  const { values, field, change } = form;
  const digital = values.kind === "digital";
  const isShown = product?.status === "published";
  const mayPublish = store.state === "open" && !isShown && product?.review !== "waiting";
  return (
    <Page
      title={title}
      back={LIST}
      isHeading
      className=""
      actions={
        <SaveBar
          busy={form.busy}
          save={isShown ? "Simpan" : "Simpan draf"}
          also={mayPublish && "Jual"}
          onPress={submit}
        />
      }
    >
      {product ? (
        <Standing product={product} memberId={memberId} />
      ) : (
        <KindChoice kind={values.kind} onChange={(kind) => change({ kind })} />
      )}
      <form ref={form.ref} noValidate onSubmit={form.submit}>
        <FormPart title={digital ? "Tentang berkasnya" : "Barangnya"}>
          <PictureField
            upload={uploadStorePicture}
            label="Foto"
            thumbnail={values.thumbnail}
            error={form.errors.picture}
            onChange={({ key, thumbnail }) => change({ picture: key, thumbnail })}
          />
          <TextInput label="Nama" maxLength={120} {...field("title")} />
          <div className={digital ? "" : "grid grid-cols-[3fr_2fr] gap-3"}>
            <AmountInput label="Harga" {...field("price")} />
            {!digital && <TextInput label="Satuan" placeholder="botol" maxLength={30} {...field("unit")} />}
          </div>
          {values.price > 0 && (
            <Shares
              price={values.price}
              percent={store.ujrah_percent}
              gets={`Kamu terima${values.unit && !digital ? ` per ${values.unit}` : ""}`}
            />
          )}
          {!digital && (
            <div className="grid grid-cols-2 gap-3">
              <NumberInput label="Stok" {...field("stock")} />
              <NumberInput label="Berat dikemas (gram)" {...field("weight_g")} />
            </div>
          )}
          <TextArea label="Keterangan" rows={5} maxLength={5000} {...field("description")} />
        </FormPart>
        {digital && (
          <FormPart title="Yang diterima pembeli">
            <FileField file={values.file} error={form.errors.file} onChange={(file) => change({ file })} />
          </FormPart>
        )}
        <ProblemNote>{form.problem}</ProblemNote>
      </form>
      {!isShown && (
        <Note tone="gold" className="mx-4 my-4">
          {store.state === "open"
            ? "Produk pertama setiap toko diperiksa petugas dahulu. Yang berikutnya langsung tayang."
            : "Tokomu belum buka, jadi produk ini disimpan sebagai draf."}
        </Note>
      )}
    </Page>
  );
}

function Standing({ product, memberId }: { product: OwnProduct; memberId: number }) {
  const [tone, words] = standingOf(product);
  const withdraw = useSend({
    mutationFn: () =>
      api.call("POST /api/stores/mine/products/:id/status/", {
        params: { id: product.id },
        body: { status: "draft" },
      }),
    success: product.status === "published" ? "Produk ditarik dari penjualan." : "Pemeriksaan dibatalkan.",
    refreshes: [sellingKey(memberId), ["products"], ["product"]],
  });
  const canWithdraw = product.status === "published" || product.review === "waiting";
  return (
    <section className="mb-2 bg-surface px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <StatusBadge tone={tone}>{words}</StatusBadge>
        {canWithdraw && (
          <Button
            variant="quiet"
            size="sm"
            busy={withdraw.busy}
            onClick={() => withdraw.send()}
            label={product.status === "published" ? "Tarik dari penjualan" : "Batal diperiksa"}
          />
        )}
      </div>
      {product.review === "refused" && (
        <Note tone="red" className="mt-2">
          Kata petugas: “{product.review_note}”
        </Note>
      )}
    </section>
  );
}
