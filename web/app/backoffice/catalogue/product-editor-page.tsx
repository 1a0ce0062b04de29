import { useQuery } from "@tanstack/react-query";
import type { Route } from "./+types/product-editor-page";
import { LoadItem } from "./load-item.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { productQuery } from "./queries.ts";

export default function ProductEditorPage({ params }: Route.ComponentProps) {
  const query = useQuery(productQuery(Number(params.id)));
  return (
    <LoadItem query={query} crumb="Produk" title="Produk" list="/admin/produk">
      {(product) => <ProductEditor key={product.id} stored={product} />}
    </LoadItem>
  );
}
