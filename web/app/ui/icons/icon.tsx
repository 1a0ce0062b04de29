import sprite from "../art/icons.svg";
import type { IconProps } from "./glyph.tsx";

export type { IconProps };

/**
 * One Phosphor icon of the shared sprite, in the colour of its text. The drawings are one file that is fetched once;
 * inside the scripts and the pages they would weigh on every visit.
 */
export function Icon({ name, size = 20, className = "" }: IconProps & { name: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      fill="currentColor"
      className={`flex-none ${className}`}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
