import { picturePreview } from "@barakah/contract/platform/pictures";
import { JsonLd } from "../../platform/json-ld.tsx";
import { PageMeta } from "../../platform/page-meta.tsx";
import { Skeleton, Skeletons } from "../feedback/skeleton.tsx";
import { Media } from "../pictures/media.tsx";
import { Picture } from "../pictures/picture.tsx";

interface Item {
  slug: string;
  title: string;
  summary: string;
  thumbnail: string | null;
}

interface ItemMetaProps<I extends Item> {
  item: I | undefined;
  /** Title and description until the item is loaded. */
  before: { title: string; description: string };
  /** The address above all items of this kind. */
  path: string;
  /** The description of an item without a summary. */
  describe(title: string): string;
  type?: "article";
  /** What schema.org calls it, beyond name, description and picture. */
  schema(item: I, origin: string): object;
}

/** Title, link preview and search engine data of a campaign, product or course. */
export function ItemMeta<I extends Item>({ item, before, path, describe, type, schema }: ItemMetaProps<I>) {
  if (!item) return <PageMeta {...before} />;
  const { slug, title, summary, thumbnail } = item;
  const image = thumbnail ? picturePreview(thumbnail) : undefined;
  return (
    <>
      <PageMeta
        title={title}
        description={summary || describe(title)}
        image={image}
        path={`${path}/${slug}`}
        type={type}
      />
      <JsonLd
        of={(origin) => ({
          name: title,
          description: summary,
          image: image && origin + image,
          ...schema(item, origin),
        })}
      />
    </>
  );
}

const HEIGHT = { "16:9": 360, "16:10": 400, "7:6": 549 };

interface ItemPictureProps {
  src: string | null;
  alt: string;
  ratio: keyof typeof HEIGHT;
  off?: boolean;
}

/** The picture over the whole width, at the top of an item's page. */
export const ItemPicture = ({ src, alt, ratio, off }: ItemPictureProps) => (
  <Media ratio={ratio} off={off}>
    <Picture
      src={src}
      alt={alt}
      width={640}
      height={HEIGHT[ratio]}
      sizes="(min-width: 480px) 480px, 100vw"
      eager
    />
  </Media>
);

interface ItemSkeletonProps {
  /** The picture's proportion, as a class. */
  picture: string;
  /** The lines of the two blocks below it, as classes. */
  head: readonly string[];
  body: readonly string[];
  className?: string;
}

/** In place of an item's page while it is loaded. */
export const ItemSkeleton = ({ picture, head, body, className = "pb-5" }: ItemSkeletonProps) => (
  <>
    <Skeleton className={`${picture} rounded-none`} />
    <div className={`mb-2 bg-surface px-4 pt-4 ${className}`}>
      <Skeletons of={head} />
    </div>
    <div className="bg-surface p-4">
      <Skeletons of={body} />
    </div>
  </>
);

/** The lines of a text below its tabs. */
export const TEXT_LINES = ["h-6", "mt-8 h-3.5", "mt-2.5 h-3.5", "mt-2.5 h-3.5 w-3/4"];
