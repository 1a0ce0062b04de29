import type { OwnProductSummary } from "@barakah/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { OwnList } from "../../ui/catalogue/own-list.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { StretchedLink } from "../../ui/stretched-link.tsx";
import { OwnStorePage } from "../own-store.tsx";
import { ownProductsQuery } from "../queries.ts";

const TITLE = "Produk saya";

export default function MyProductsPage() {
  return (
    <OwnStorePage title={TITLE} back="/toko-saya">
      {(_, memberId) => <Products memberId={memberId} />}
    </OwnStorePage>
  );
}

const Products = ({ memberId }: { memberId: number }) => (
  <OwnList
    title={TITLE}
    back="/toko-saya"
    query={useInfiniteQuery(ownProductsQuery(memberId))}
    failure="Produkmu gagal dimuat."
    empty={{ heading: "Belum ada produk.", text: "Tambahkan produk pertamamu." }}
    add={{ to: "/toko-saya/produk/baru", label: "Tambah produk" }}
    row={(product) => <ProductRow key={product.id} product={product} />}
  />
);

type Standing = Pick<OwnProductSummary, "status" | "review" | "withheld">;

export function standingOf({ status, review, withheld }: Standing): [BadgeTone, string] {
  if (status === "published") return ["ok", "Tayang"];
  if (review === "waiting") return ["wait", "Sedang diperiksa"];
  if (review === "refused") return ["no", "Perlu diperbaiki"];
  if (withheld) return ["mute", "Toko libur"];
  return ["mute", status === "archived" ? "Arsip" : "Draf"];
}

function stockOf({ kind, stock }: OwnProductSummary): string {
  if (kind === "digital") return "unduhan PDF";
  return stock === 0 ? "habis" : `stok ${wholeNumber(stock)}`;
}

const ProductRow = ({ product }: { product: OwnProductSummary }) => {
  const [tone, words] = standingOf(product);
  return (
    <Card as="li" className="relative flex items-center gap-3.5 p-3">
      <span className="size-16 flex-none overflow-hidden rounded-md bg-surface-2">
        <Picture src={product.thumbnail} alt="" width={64} height={64} sizes="64px" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="leading-[1.3125rem] font-bold wrap-anywhere">
          <StretchedLink to={`/toko-saya/produk/${product.id}`}>{product.title}</StretchedLink>
        </h2>
        <p className="mb-1 text-sm text-text-2">
          {rupiah(product.price)} · {stockOf(product)}
        </p>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
    </Card>
  );
};
