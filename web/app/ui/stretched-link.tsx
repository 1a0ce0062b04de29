import { Link, type LinkProps } from "react-router";

/** A link whose target is the whole card around it; the card must be `relative`. The padding of an inline box moves nothing. */
export const StretchedLink = (props: LinkProps) => (
  <Link
    prefetch="intent"
    {...props}
    className="py-1.5 after:absolute after:inset-0 after:rounded-[inherit]"
  />
);
