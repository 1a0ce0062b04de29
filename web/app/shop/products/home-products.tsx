import type { ProductSummary } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { rupiah } from "../../platform/format.ts";
import { SnapRow } from "../../ui/carousel/snap-row.tsx";
import { HomeSection } from "../../ui/catalogue/list.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeletons } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { StretchedLink } from "../../ui/stretched-link.tsx";
import { ProductPicture } from "../catalogue/product-picture.tsx";
import { homeFeaturedQuery, homeProductsQuery } from "../catalogue/queries.ts";
import { ProductCard, ProductGrid } from "./product-card.tsx";

export function HomeProducts({ search }: { search: string }) {
  const products = useQuery(homeProductsQuery(search));
  return (
    <HomeSection
      title="Belanja di Sinergy"
      text={search ? undefined : "Produk halal pilihan dari anggota, untuk anggota."}
      all="/sinergy"
      search={search}
      query={products}
      failure="Failed to load products"
      skeleton={
        <div className={SMALL_GRID}>
          <Skeletons of={Array<string>(6).fill("h-[190px] rounded-lg")} />
        </div>
      }
      featured={!search && <FeaturedProducts />}
    >
      {(found) =>
        search ? <ProductGrid products={found} search={search} /> : <SmallGrid products={found} />
      }
    </HomeSection>
  );
}

/** Three columns, fewer with large text. */
const SMALL_GRID =
  "mt-3 grid grid-cols-[repeat(auto-fill,minmax(max(5.4rem,(100%-1.25rem)/3),1fr))] gap-2.5 px-4";

const SmallGrid = ({ products }: { products: ProductSummary[] }) => (
  <div className={SMALL_GRID}>
    {products.map((product) => (
      <SmallProductCard key={product.id} product={product} />
    ))}
  </div>
);

function FeaturedProducts() {
  const featured = useQuery(homeFeaturedQuery());
  return (
    <Loaded query={featured} failure="Failed to load featured products" brief skeleton={ROW_SKELETON}>
      {(products) =>
        products.length > 0 && (
          <SnapRow label="Produk unggulan, geser ke samping">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </SnapRow>
        )
      }
    </Loaded>
  );
}

const ROW_SKELETON = (
  <div className="snap-row overflow-hidden">
    <Skeletons of={Array<string>(3).fill("h-[290px] rounded-lg")} />
  </div>
);

const SmallProductCard = ({ product }: { product: ProductSummary }) => (
  <Card as="article" className="relative flex flex-col overflow-hidden">
    <ProductPicture product={product} sizes="(min-width: 480px) 143px, calc(33vw - 17px)" />
    <div className="px-2 pt-2 pb-2.5 sm:px-2.5">
      <h3 className="line-clamp-2 min-h-8 text-xs font-semibold">
        <StretchedLink to={`/produk/${product.slug}`}>{product.title}</StretchedLink>
      </h3>
      <p className="mt-1 text-sm leading-[1.125rem] font-extrabold tracking-[-.02em] whitespace-nowrap">
        {rupiah(product.price)}
      </p>
    </div>
  </Card>
);
