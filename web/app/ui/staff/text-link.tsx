import { Link, type LinkProps } from "react-router";

/** A link within text. */
export const TextLink = ({ className = "", ...rest }: LinkProps & { className?: string }) => (
  <Link {...rest} className={`underline underline-offset-3 ${className}`} />
);
