import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { useMember } from "../../platform/session.ts";
import { searchTermOf, useSearchTerm } from "../../platform/use-search-term.ts";
import { CatalogueList } from "../../ui/catalogue/list.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { allProductsQuery, featuredProductsQuery, foundStoresQuery } from "../catalogue/queries.ts";
import { ProductGrid, ProductGridSkeleton } from "./product-card.tsx";
import { ProductCarousel } from "./product-carousel.tsx";
import { FoundStores } from "./search-stores.ts";

const FEATURED = 3;

const queries: PageQueries<unknown> = ({ search }) => {
  const term = searchTermOf(search);
  return [allProductsQuery(term), term ? foundStoresQuery(term) : featuredProductsQuery(FEATURED)];
};
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function ShopPage() {
  const { pathname } = useLocation();
  const search = useSearchTerm();
  const products = useInfiniteQuery(allProductsQuery(search.term));
  return (
    <CatalogueList
      title="Sinergy"
      description="Belanja produk halal untuk kebutuhan harian, dari anggota komunitas untuk anggota komunitas."
      action={pathname}
      search={search}
      query={products}
      failure="Failed to load products"
      skeleton={<ProductGridSkeleton cards={6} />}
      heading="Semua Produk"
      noun="produk"
      className="mt-3"
      above={
        search.term ? (
          <Suspense>
            <FoundStores search={search.term} />
          </Suspense>
        ) : (
          <div className="pt-4">
            <ProductCarousel limit={FEATURED} />
            <MembersNote />
          </div>
        )
      }
    >
      {(found) => <ProductGrid products={found} search={search.term} />}
    </CatalogueList>
  );
}

/** Shown to visitors only. */
function MembersNote() {
  if (useMember()) return null;
  return (
    <Note tone="green" icon={<Icon name="lock-key-fill" size={20} />} className="mx-4 mt-2">
      Melihat-lihat bebas untuk siapa saja. Memesan khusus untuk anggota:{" "}
      <Link to="/login" className="font-semibold text-primary-text underline underline-offset-3">
        Login
      </Link>
      .
    </Note>
  );
}
