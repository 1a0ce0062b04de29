import { Link } from "react-router";

/** A product's title in a row with buttons of its own: as high as a finger, where the text is one line. */
export function ProductLink({ slug, title }: { slug: string; title: string }) {
  return (
    <Link to={`/produk/${slug}`} className="relative -my-3.5 block py-3.5">
      <span className="line-clamp-2">{title}</span>
    </Link>
  );
}
