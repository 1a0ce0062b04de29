import type { Product } from "@barakah/contract";
import { picturePreview } from "@barakah/contract/platform/pictures";
import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../../platform/api-error.ts";
import { JsonLd, organisation } from "../../platform/json-ld.tsx";
import { PageMeta } from "../../platform/page-meta.tsx";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { productQuery } from "../catalogue/queries.ts";
import type { Route } from "./+types/product-page";
import { ProductActions } from "./product-actions.tsx";
import { ProductDetail } from "./product-detail.tsx";
import { ProductHeaderActions } from "./product-header-actions.tsx";
import { ProductNotFound } from "./product-not-found.tsx";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [productQuery(params.slug)];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function ProductPage({ params }: Route.ComponentProps) {
  const query = useQuery(productQuery(params.slug));
  const product = query.data;
  if (!product && query.isError && statusOf(query.error) === 404) return <ProductNotFound />;
  return (
    <AppShell
      header={
        <PageHeader
          title="Detail Produk"
          back="/sinergy"
          isHeading={!product}
          actions={product && <ProductHeaderActions title={product.title} />}
        />
      }
      actions={product && <ProductActions key={product.id} product={product} />}
      className=""
    >
      <ProductMeta product={product} />
      <Loaded query={query} failure="Failed to load product details" skeleton={<ProductDetailSkeleton />}>
        {(found) => <ProductDetail key={found.id} product={found} />}
      </Loaded>
    </AppShell>
  );
}

const ProductDetailSkeleton = () => (
  <>
    <Skeleton className="aspect-[7/6] rounded-none" />
    <div className="mb-2 bg-surface px-4 pt-4 pb-[18px]">
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="mt-3 h-5 w-4/5" />
      <Skeleton className="mt-3 h-4 w-2/5" />
    </div>
    <div className="bg-surface p-4">
      <Skeleton className="h-6" />
      <Skeleton className="mt-8 h-3.5" />
      <Skeleton className="mt-2.5 h-3.5" />
      <Skeleton className="mt-2.5 h-3.5 w-3/4" />
    </div>
  </>
);

/** Before the product is known the page still has a title of its own. */
function ProductMeta({ product }: { product: Product | undefined }) {
  if (!product) return <PageMeta title="Detail Produk" description="Produk halal di Sinergy, BARAKAH APP." />;
  const image = product.thumbnail ? picturePreview(product.thumbnail) : undefined;
  return (
    <>
      <PageMeta
        title={product.title}
        description={product.summary || `${product.title} di Sinergy, BARAKAH APP.`}
        image={image}
        path={`/produk/${product.slug}`}
      />
      <JsonLd
        of={(origin) => ({
          "@type": "Product",
          name: product.title,
          description: product.summary,
          image: image && origin + image,
          offers: {
            "@type": "Offer",
            price: product.price,
            priceCurrency: "IDR",
            availability: `https://schema.org/${product.stock > 0 ? "InStock" : "OutOfStock"}`,
            seller: organisation(origin),
          },
        })}
      />
    </>
  );
}
