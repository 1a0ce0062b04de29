import type { Product } from "@barakah/contract";
import { picturePreview } from "@barakah/contract/platform/pictures";
import { JsonLd, organisation } from "../../platform/json-ld.tsx";
import { PageMeta } from "../../platform/page-meta.tsx";

/** Before the product is known the page still has a title of its own. */
export function ProductMeta({ product }: { product: Product | undefined }) {
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
