import sprite from "../art/icons.svg";
import staffSprite from "../art/staff-icons.svg";
import type { IconName } from "./icon-names.ts";

export type { IconName };

export interface IconProps {
  name: IconName;
  size?: 16 | 18 | 20 | 24 | 28;
  className?: string;
}

/** Icons grow with the text, up to one and a half times: a tap target of 44 px still holds them. */
const SIZE = {
  16: "size-[min(1rem,24px)]",
  18: "size-[min(1.125rem,27px)]",
  20: "size-[min(1.25rem,30px)]",
  24: "size-[min(1.5rem,36px)]",
  28: "size-[min(1.75rem,42px)]",
};

/**
 * One Phosphor icon (MIT, see LICENSE-phosphor-icons.txt) of a sprite, in the colour of its text. A sprite is one file that
 * the browser loads once; drawings inside the scripts and pages would weigh on every visit. Visitors never load the staff's.
 */
export const Icon = ({ name, size = 20, className = "" }: IconProps) => (
  <svg aria-hidden="true" fill="currentColor" className={`flex-none ${SIZE[size]} ${className}`}>
    <use href={`${name.startsWith("staff-") ? staffSprite : sprite}#${name}`} />
  </svg>
);
