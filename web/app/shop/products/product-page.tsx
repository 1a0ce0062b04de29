import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../../platform/api-error.ts";
import { organisation } from "../../platform/json-ld.tsx";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { ItemMeta, ItemSkeleton, TEXT_LINES } from "../../ui/catalogue/item.tsx";
import { ItemNotFound } from "../../ui/catalogue/item-not-found.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { productQuery } from "../catalogue/queries.ts";
import type { Route } from "./+types/product-page";
import { ProductActions } from "./product-actions.tsx";
import { ProductDetail } from "./product-detail.tsx";
import { ProductHeaderActions } from "./product-header-actions.tsx";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [productQuery(params.slug)];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function ProductPage({ params }: Route.ComponentProps) {
  const query = useQuery(productQuery(params.slug));
  const product = query.data;
  if (!product && query.isError && statusOf(query.error) === 404) return <ProductNotFound />;
  return (
    <Page
      title="Detail Produk"
      back="/sinergy"
      isHeading={!product}
      tools={product && <ProductHeaderActions title={product.title} />}
      actions={product && <ProductActions key={product.id} product={product} />}
      className=""
    >
      <ItemMeta
        item={product}
        before={{ title: "Detail Produk", description: "Produk halal di Sinergy, BARAKAH APP." }}
        path="/produk"
        describe={(title) => `${title} di Sinergy, BARAKAH APP.`}
        schema={({ price, stock, store }, origin) => ({
          "@type": "Product",
          offers: {
            "@type": "Offer",
            price,
            priceCurrency: "IDR",
            availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
            seller: store
              ? { "@type": "Organization", name: store.name, url: `${origin}/toko/${store.slug}` }
              : organisation(origin),
          },
        })}
      />
      <Loaded query={query} failure="Failed to load product details" skeleton={SKELETON}>
        {(found) => <ProductDetail key={found.id} product={found} />}
      </Loaded>
    </Page>
  );
}

const SKELETON = (
  <ItemSkeleton
    picture="aspect-[7/6]"
    head={["h-7 w-1/2", "mt-3 h-5 w-4/5", "mt-3 h-4 w-2/5"]}
    body={TEXT_LINES}
    className="pb-[18px]"
  />
);

const ProductNotFound = () => (
  <ItemNotFound
    title="Detail Produk"
    list="/sinergy"
    heading="Product not found."
    headingLang="en"
    description="Produk ini tidak ada di BARAKAH APP."
    text="Produk ini tidak ada, atau sudah tidak dijual."
    more="Lihat produk lain"
  />
);
