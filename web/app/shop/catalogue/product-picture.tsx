import type { ProductSummary } from "@barakah/contract";
import { Link } from "react-router";
import { Chip } from "../../ui/chip.tsx";
import { Media } from "../../ui/pictures/media.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";

interface ProductPictureProps {
  product: ProductSummary;
  sizes: string;
  eager?: boolean;
}

export function ProductPicture({ product, sizes, eager }: ProductPictureProps) {
  const soldOut = product.stock <= 0;
  return (
    <Media ratio="1:1" off={soldOut}>
      <Picture src={product.thumbnail} alt="" width={320} height={320} sizes={sizes} eager={eager} />
      {soldOut && (
        <span className="absolute inset-0 grid place-items-center">
          <Chip tone="shade">habis</Chip>
        </span>
      )}
    </Media>
  );
}

/** At least as high as a tap target. */
export const ProductLink = ({ slug, title }: { slug: string; title: string }) => (
  <Link to={`/produk/${slug}`} className="relative -my-3.5 block py-3.5">
    <span className="line-clamp-2">{title}</span>
  </Link>
);
