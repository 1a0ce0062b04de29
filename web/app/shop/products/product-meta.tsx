import type { Product } from "@barakah/contract";
import { picturePreview } from "@barakah/contract/platform/pictures";
import { PageMeta } from "../../platform/page-meta.tsx";

/** Before the product is known the page still has a title of its own. */
export function ProductMeta({ product }: { product: Product | undefined }) {
  if (!product) return <PageMeta title="Detail Produk" description="Produk halal di Sinergy, BARAKAH APP." />;
  const image = product.thumbnail ? picturePreview(product.thumbnail) : undefined;
  return (
    <PageMeta
      title={product.title}
      description={product.summary || `${product.title} di Sinergy, BARAKAH APP.`}
      image={image}
      path={`/produk/${product.slug}`}
    />
  );
}
