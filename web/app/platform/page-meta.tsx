import { PICTURE_PREVIEW } from "@barakah/contract/platform/pictures";
import { useLocation } from "react-router";
import { useOrigin } from "./site.ts";
import { named, useSiteName } from "./site-name.ts";

const DEFAULT_PREVIEW = "/preview.jpg";

interface PageMetaProps {
  title: string;
  description: string;
  /** A 1200×630 picture. */
  image?: string;
  /** The canonical path, if it is not the current one. */
  path?: string;
  type?: "website" | "article";
  noindex?: boolean;
}

/** Once per page; React moves the tags into the head. */
export function PageMeta({
  title,
  description: written,
  image,
  path,
  type = "website",
  noindex,
}: PageMetaProps) {
  const origin = useOrigin();
  const { pathname } = useLocation();
  const name = useSiteName();
  const full = `${title} · ${name}`;
  const description = named(written, name);
  const url = origin + (path ?? pathname);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="id_ID" />
      <meta property="og:image" content={origin + (image ?? DEFAULT_PREVIEW)} />
      <meta property="og:image:width" content={String(PICTURE_PREVIEW.width)} />
      <meta property="og:image:height" content={String(PICTURE_PREVIEW.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
