import type { ProductInReview } from "@barakah/contract";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { fileSize, rupiah, timeAgo, wholeNumber } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { useOpenPdf } from "../../ui/form/use-open-pdf.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Html } from "../../ui/html/html.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { ReasonButton, withReason } from "../../ui/staff/reason-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { LoadState, Panel } from "../../ui/staff/work-page.tsx";

interface ProductsInReviewProps {
  query: {
    data: { items: ProductInReview[] } | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch(): unknown;
  };
}

/** First products of stores, as the buyer will see them. */
export function ProductsInReview({ query }: ProductsInReviewProps) {
  if (!query.data) return <LoadState query={query} failure="Produk belum dapat dimuat." />;
  if (query.data.items.length === 0)
    return <EmptyState level="p" heading="Tidak ada produk yang menunggu." />;
  return (
    <div className="bo-grid">
      {query.data.items.map((product) => (
        <Waiting key={product.id} product={product} />
      ))}
    </div>
  );
}

function Waiting({ product }: { product: ProductInReview }) {
  const { id, version, title, store, store_id, price, unit, weight_g, file, thumbnail, description, since } =
    product;
  const now = useNow();
  const pdf = useOpenPdf();
  const pass = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/store-products/:id/pass/", { params: { id }, body: { version } }),
    success: `${title} dijual sekarang.`,
    refreshes: [["staff"]],
  });
  return (
    <Panel>
      <div className="flex flex-wrap gap-4">
        <span className="h-30 w-35 flex-none overflow-hidden rounded-md bg-surface-2">
          <Picture src={thumbnail} alt="" width={140} height={120} sizes="140px" />
        </span>
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 className="text-lg wrap-anywhere">{title}</h2>
          <p className="text-text-2">
            <Link to={`/admin/toko?pilih=${store_id}`} className="underline underline-offset-3">
              {store}
            </Link>{" "}
            · menunggu sejak {timeAgo(since, now)}
          </p>
          <p className="mt-1 font-semibold">
            {rupiah(price)}
            {unit && ` / ${unit}`}
            {weight_g && ` · ${wholeNumber(weight_g)} gram`}
            {file && ` · unduhan, ${wholeNumber(file.pages)} halaman, ${fileSize(file.bytes)}`}
          </p>
          <div className="mt-2">
            <Html html={description} />
          </div>
          <div className="mt-3 flex flex-wrap gap-2">
            {file && (
              <SmallButton
                variant="line"
                busy={pdf.busy}
                onClick={() => pdf.open(`/api/admin/store-products/${id}/file/`)}
                label="Baca berkasnya"
              />
            )}
            <SmallButton busy={pass.busy} onClick={() => pass.send()} label="Jual produk ini" />
            <ReasonButton
              button="Minta perbaikan"
              title={`Minta perbaikan ${title}?`}
              text="Produknya belum dijual. Penjualnya membaca alasanmu dan dapat mengirimnya lagi."
              confirm="Minta perbaikan"
              success="Penjualnya sudah dikabari."
              label="Jawaban untuk penjual"
              danger={false}
              correct={withReason("POST /api/admin/store-products/:id/refuse/", { id })}
            />
          </div>
        </div>
      </div>
    </Panel>
  );
}
