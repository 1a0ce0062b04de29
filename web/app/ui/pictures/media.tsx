import type { ReactNode } from "react";

const RATIO = {
  "4:3": "aspect-[4/3]",
  "16:10": "aspect-[16/10]",
  "16:9": "aspect-[16/9]",
  "7:6": "aspect-[7/6]",
  "1:1": "aspect-square",
};

interface MediaProps {
  ratio: keyof typeof RATIO;
  /** Greyed out. */
  off?: boolean;
  children: ReactNode;
}

/** Reserves the picture's place while it loads. The line keeps the edge of a photograph that is as light as the page. */
export const Media = ({ ratio, off = false, children }: MediaProps) => (
  <div
    className={`relative overflow-hidden bg-surface-2 after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:h-px after:bg-border ${RATIO[ratio]} ${off ? "[&_img]:grayscale-[.85] [&_img]:opacity-60" : ""}`}
  >
    {children}
  </div>
);
