import type { ProductSummary } from "@barakah/contract";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { CardGrid } from "../../ui/layout/card-grid.tsx";
import { ProductCard } from "./product-card.tsx";

interface ProductGridProps {
  products: ProductSummary[];
  search: string;
}

export function ProductGrid({ products, search }: ProductGridProps) {
  if (products.length === 0) {
    return search ? (
      <EmptyState
        level="p"
        heading="Produk tidak ditemukan."
        text={`Tidak ada produk yang cocok dengan “${search}”.`}
      />
    ) : (
      <EmptyState level="p" heading="Belum ada produk." />
    );
  }
  return (
    <CardGrid>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </CardGrid>
  );
}
