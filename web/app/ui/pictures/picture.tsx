import { type PictureFormat, pictureSrcSet } from "@barakah/contract/platform/pictures";
import { useEffect, useRef, useState } from "react";
import { preload } from "react-dom";
import placeholder from "../art/placeholder.svg";

interface PictureProps {
  src: string | null;
  alt: string;
  width: number;
  height: number;
  /** As in the `sizes` attribute. */
  sizes: string;
  /** For the largest picture in view: loaded first. */
  eager?: boolean;
  className?: string;
}

/** Replaced once by a placeholder if it cannot be loaded. */
export function Picture({ src, alt, width, height, sizes, eager = false, className = "" }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    // It may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  if (eager && src) preloadPicture(src, sizes);
  const size = { width, height };
  const look = `size-full object-cover ${className}`;
  if (src === null || failed === src) return <img src={placeholder} alt={alt} {...size} className={look} />;
  return (
    <picture className="contents">
      <Source src={src} format="avif" sizes={sizes} />
      <Source src={src} format="webp" sizes={sizes} />
      <img
        ref={image}
        src={src}
        srcSet={pictureSrcSet(src, "jpg")}
        sizes={sizes}
        alt={alt}
        {...size}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        onError={() => setFailed(src)}
        className={look}
      />
    </picture>
  );
}

function Source({ src, format, sizes }: { src: string; format: PictureFormat; sizes: string }) {
  const srcSet = pictureSrcSet(src, format);
  return srcSet && <source type={`image/${format}`} srcSet={srcSet} sizes={sizes} />;
}

/** Preloaded in the format that nearly every browser takes. */
function preloadPicture(src: string, sizes: string) {
  const imageSrcSet = pictureSrcSet(src, "avif");
  if (imageSrcSet)
    preload(src, { as: "image", type: "image/avif", imageSrcSet, imageSizes: sizes, fetchPriority: "high" });
}
