import type { ComponentProps, ReactNode } from "react";

export const ICON_BUTTON =
  "relative inline-grid size-(--tap) place-items-center rounded-full transition-colors hover:bg-current/10";

interface IconButtonProps extends ComponentProps<"button"> {
  label: string;
  children: ReactNode;
}

/** A round 44 px button whose name is spoken, not shown. */
export const IconButton = ({ label, children, className = "", ...rest }: IconButtonProps) => (
  <button type="button" aria-label={label} className={`${ICON_BUTTON} ${className}`} {...rest}>
    {children}
  </button>
);
