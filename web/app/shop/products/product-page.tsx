import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../../platform/api-error.ts";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { productQuery } from "../catalogue/queries.ts";
import type { Route } from "./+types/product-page";
import { ProductActions } from "./product-actions.tsx";
import { ProductDetail } from "./product-detail.tsx";
import { ProductDetailSkeleton } from "./product-detail-skeleton.tsx";
import { ProductHeaderActions } from "./product-header-actions.tsx";
import { ProductMeta } from "./product-meta.tsx";
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
