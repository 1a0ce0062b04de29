import sprite from "../art/icons.svg";
import staffSprite from "../art/staff-icons.svg";
import type { IconName } from "./icon-names.ts";

export type { IconName };

export interface IconProps {
  name: IconName;
  size?: 16 | 18 | 20 | 24 | 28;
  className?: string;
}

/**
 * One Phosphor icon (MIT, see LICENSE-phosphor-icons.txt) of a sprite, in the colour of its text. A sprite is one file that
 * the browser loads once; drawings inside the scripts and pages would weigh on every visit. Visitors never load the staff's.
 */
export function Icon({ name, size = 20, className = "" }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      fill="currentColor"
      className={`flex-none ${className}`}
    >
      <use href={`${name.startsWith("staff-") ? staffSprite : sprite}#${name}`} />
    </svg>
  );
}
