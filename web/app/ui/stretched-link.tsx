import { Link, type LinkProps } from "react-router";

/** A link whose target is the whole card around it; the card must be `relative`. */
export const StretchedLink = (props: LinkProps) => (
  <Link prefetch="intent" {...props} className="after:absolute after:inset-0 after:rounded-[inherit]" />
);
