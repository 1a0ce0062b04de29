import type { PublicStore } from "@barakah/contract";
import { picturePreview } from "@barakah/contract/platform/pictures";
import { HALAL_LABEL } from "@barakah/contract/stores/store-words";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { statusOf } from "../platform/api-error.ts";
import { date, wholeNumber } from "../platform/format.ts";
import { JsonLd } from "../platform/json-ld.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { pagedQuery, readQuery } from "../platform/query-client.ts";
import { ProductGrid, ProductGridSkeleton, ratingText, TestimonyExtras } from "../shop/index.ts";
import { ItemNotFound } from "../ui/catalogue/item-not-found.tsx";
import { Chip } from "../ui/chip.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { CartLink } from "../ui/layout/header-actions.tsx";
import { InTurn } from "../ui/layout/in-turn.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Section } from "../ui/layout/section.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { ShareButton } from "../ui/share-link.tsx";
import { Stars } from "../ui/stars.tsx";
import type { Route } from "./+types/store-page";

const PRODUCTS_PER_PAGE = 24;

const storeQuery = (slug: string) =>
  readQuery(["stores", slug], "GET /api/stores/:slug/", { params: { slug } });

const storeProductsQuery = (slug: string) =>
  pagedQuery(["products", "store", slug], "GET /api/products/", PRODUCTS_PER_PAGE, {
    query: { store: slug },
  });

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  storeQuery(params.slug),
  storeProductsQuery(params.slug),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const SKELETON = <Skeletons of={["h-56 rounded-none", "mx-4 mt-4 h-20", "mx-4 mt-6 h-64"]} />;

/** A member's store, as everybody sees it. */
export default function StorePage({ params: { slug } }: Route.ComponentProps) {
  const query = useQuery(storeQuery(slug));
  const store = query.data;
  if (!store && query.isError && statusOf(query.error) === 404) return <StoreNotFound />;
  return (
    <Page
      title="Toko"
      back="/sinergy"
      isHeading={!store}
      tools={
        <>
          {store && <ShareButton title={store.name} data-needs-script />}
          <CartLink />
        </>
      }
    >
      {store ? (
        <StoreMeta store={store} />
      ) : (
        <PageMeta title="Toko" description="Toko anggota di Sinergy, BARAKAH APP." />
      )}
      <Loaded query={query} failure="Tokonya gagal dimuat." skeleton={SKELETON}>
        {(found) => (
          <InTurn>
            <Head store={found} />
            <Products slug={found.slug} resting={found.state === "paused"} />
            <Section title="Cerita toko" className="mt-6 bg-surface pt-1 pb-4">
              <p className="px-4 whitespace-pre-line text-text-2 wrap-anywhere">{found.story}</p>
            </Section>
            <Testimonies store={found} />
          </InTurn>
        )}
      </Loaded>
    </Page>
  );
}

function StoreMeta({ store }: { store: PublicStore }) {
  const image = store.thumbnail ? picturePreview(store.thumbnail) : undefined;
  return (
    <>
      <PageMeta
        title={store.name}
        description={store.story.slice(0, 160)}
        image={image}
        path={`/toko/${store.slug}`}
      />
      <JsonLd
        of={(origin) => ({
          "@type": "Store",
          name: store.name,
          description: store.story,
          url: `${origin}/toko/${store.slug}`,
          image: image && origin + image,
          address: { "@type": "PostalAddress", addressLocality: store.place, addressCountry: "ID" },
          ...(store.rating !== null && {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: store.rating,
              reviewCount: store.testimony_count,
            },
          }),
        })}
      />
    </>
  );
}

const Head = ({ store }: { store: PublicStore }) => (
  <section className="bg-surface px-4 pt-4 pb-[18px]">
    <div className="flex items-center gap-4">
      <span className="size-20 flex-none overflow-hidden rounded-xl bg-surface-2 shadow-card">
        <Picture src={store.thumbnail} alt="" width={80} height={80} sizes="80px" eager />
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="text-xl leading-[1.5625rem] wrap-anywhere">{store.name}</h1>
        <p className="mt-1 text-sm text-text-2 wrap-anywhere">
          {store.owner} · {store.place}
        </p>
      </div>
    </div>
    <p className="mt-3 flex flex-wrap gap-2">
      {store.halal !== "none" && (
        <Chip tone="green" className="max-w-full py-1 leading-tight! whitespace-normal!">
          {HALAL_LABEL[store.halal]}
        </Chip>
      )}
      <Chip>Anggota sejak {store.member_since.slice(0, 4)}</Chip>
    </p>
    <dl className="mt-3.5 grid grid-cols-2 divide-x divide-border rounded-lg bg-surface-2 py-2.5 text-center">
      <Figure
        value={store.rating === null ? "–" : ratingText(store.rating)}
        name={`${wholeNumber(store.testimony_count)} testimoni`}
      />
      <Figure value={wholeNumber(store.sold)} name="terjual" />
    </dl>
    {store.state === "paused" && (
      <Note tone="gold" className="mt-3.5">
        Toko ini sedang libur. Pesanan yang sudah dibuat tetap dikirim.
      </Note>
    )}
  </section>
);

const Figure = ({ value, name }: { value: string; name: string }) => (
  <div className="flex flex-col-reverse px-2">
    <dt className="text-xs text-text-2">{name}</dt>
    <dd className="text-lg font-bold">{value}</dd>
  </div>
);

function Products({ slug, resting }: { slug: string; resting: boolean }) {
  const query = useInfiniteQuery(storeProductsQuery(slug));
  if (resting) return null;
  return (
    <Section title="Produk">
      <Loaded query={query} failure="Produknya gagal dimuat." skeleton={<ProductGridSkeleton cards={4} />}>
        {({ pages }) => <ProductGrid products={pages.flatMap(({ items }) => items)} search="" eager />}
      </Loaded>
      <LoadMore query={query} />
    </Section>
  );
}

const Testimonies = ({ store }: { store: PublicStore }) =>
  store.testimonies.length > 0 && (
    <Section title="Testimoni">
      <ul className="flex flex-col gap-3 px-4">
        {store.testimonies.map(({ product, ...testimony }) => (
          <li key={testimony.id} className="rounded-lg bg-surface p-3.5 shadow-card">
            <div className="flex items-center justify-between gap-2">
              <b className="text-sm wrap-anywhere">{testimony.customer}</b>
              <Stars count={testimony.stars} />
            </div>
            <p className="text-xs text-text-3">
              {product} · {date(testimony.created_at)}
            </p>
            <p className="mt-1 text-sm whitespace-pre-line text-text-2 wrap-anywhere">
              {testimony.description}
            </p>
            <TestimonyExtras {...testimony} />
          </li>
        ))}
      </ul>
    </Section>
  );

const StoreNotFound = () => (
  <ItemNotFound
    title="Toko"
    list="/sinergy"
    heading="Toko tidak ditemukan."
    description="Toko ini tidak ada di BARAKAH APP."
    text="Toko ini tidak ada, atau sudah ditutup."
    more="Lihat produk lain"
  />
);
