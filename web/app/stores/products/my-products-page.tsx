import type { OwnProductSummary } from "@barakah/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
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

function Products({ memberId }: { memberId: number }) {
  const query = useInfiniteQuery(ownProductsQuery(memberId));
  return (
    <Page
      title={TITLE}
      back="/toko-saya"
      isHeading
      className="px-4 pt-4 pb-8"
      actions={
        <ActionBar>
          <LinkButton to="/toko-saya/produk/baru" block icon="plus-bold" label="Tambah produk" />
        </ActionBar>
      }
    >
      <Loaded query={query} failure="Produkmu gagal dimuat." skeleton={<RowsSkeleton />}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0)
            return <EmptyState level="p" heading="Belum ada produk." text="Tambahkan produk pertamamu." />;
          return (
            <ul className="flex flex-col gap-3">
              {all.map((product) => (
                <ProductRow key={product.id} product={product} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <LoadMore query={query} />
    </Page>
  );
}

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
