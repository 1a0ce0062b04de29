import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { PageMeta } from "../../platform/page-meta.tsx";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { useMember } from "../../platform/session.ts";
import { foundText, searchTermOf, useSearchTerm } from "../../platform/use-search-term.ts";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { LockKeyFillIcon } from "../../ui/icons/icons.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { BrandHeader } from "../../ui/layout/brand-header.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { allProductsQuery, featuredProductsQuery } from "../catalogue/queries.ts";
import { ProductGrid, ProductGridSkeleton } from "./product-card.tsx";
import { ProductCarousel } from "./product-carousel.tsx";

const FEATURED = 3;

const queries: PageQueries<unknown> = ({ search }) => [
  allProductsQuery(searchTermOf(search)),
  featuredProductsQuery(FEATURED),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** Answers on /sinergy and on /belanja. */
export default function ShopPage() {
  const { pathname } = useLocation();
  const { typed, setTyped, term } = useSearchTerm();
  const products = useInfiniteQuery(allProductsQuery(term));
  const total = products.data?.pages[0]?.total;
  return (
    <AppShell header={<BrandHeader search={{ value: typed, onChange: setTyped, action: pathname }} />}>
      <PageMeta
        title="Sinergy"
        description="Belanja produk halal untuk kebutuhan harian, dari anggota komunitas untuk anggota komunitas."
      />
      <h1 className="sr-only">Sinergy</h1>
      {!term && (
        <div className="pt-4">
          <ProductCarousel limit={FEATURED} />
          <MembersNote />
        </div>
      )}
      <Section
        className="mt-3"
        title={term ? "Hasil Pencarian" : "Semua Produk"}
        aside={total !== undefined && `${foundText(total, term)} produk`}
      >
        <Loaded
          query={products}
          failure="Failed to load products"
          skeleton={<ProductGridSkeleton cards={6} />}
        >
          {({ pages }) => <ProductGrid products={pages.flatMap((page) => page.items)} search={term} />}
        </Loaded>
        <LoadMore query={products} />
      </Section>
    </AppShell>
  );
}

/** For visitors; members know. */
function MembersNote() {
  if (useMember()) return null;
  return (
    <Note tone="green" icon={<LockKeyFillIcon size={20} />} className="mx-4 mt-2">
      Belanja di Sinergy khusus untuk anggota.{" "}
      <Link to="/login" className="font-semibold text-primary-text underline underline-offset-3">
        Login
      </Link>{" "}
      untuk memesan.
    </Note>
  );
}
