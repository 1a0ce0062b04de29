import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonClass } from "./button-style.ts";

/** A link that looks like a button. */
export function LinkButton({ variant, size, block, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, block, className })} />;
}
