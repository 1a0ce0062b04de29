import type { ComponentProps, ReactNode } from "react";
import { Media } from "./media.tsx";
import { Picture } from "./picture.tsx";

interface CoverProps extends Pick<ComponentProps<typeof Media>, "off"> {
  src: ComponentProps<typeof Picture>["src"];
  /** Upon the picture. */
  children?: ReactNode;
}

/** A wide picture at the top of a page. */
export const Cover = ({ src, off, children }: CoverProps) => (
  <Media ratio="16:9" off={off}>
    <Picture
      src={src}
      alt=""
      width={640}
      height={360}
      sizes="(min-width: 480px) 448px, calc(100vw - 32px)"
      eager
    />
    {children}
  </Media>
);
