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
  /** Greyed: ended or sold out. */
  off?: boolean;
  children: ReactNode;
}

/** The box of a picture, which holds its place before the picture is there. */
export const Media = ({ ratio, off = false, children }: MediaProps) => (
  <div
    className={`relative overflow-hidden bg-surface-2 ${RATIO[ratio]} ${off ? "[&_img]:grayscale-[.85] [&_img]:opacity-60" : ""}`}
  >
    {children}
  </div>
);
