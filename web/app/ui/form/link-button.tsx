import { Link, type LinkProps } from "react-router";
import { contentOf, type Labelled } from "./button.tsx";
import { type ButtonLook, buttonClass } from "./button-style.ts";

/** A link that looks like a button. */
export function LinkButton(props: LinkProps & ButtonLook & Labelled) {
  const { variant, size, block, className, label, icon, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass({ variant, size, block, className })}>
      {contentOf({ label, icon, size, children })}
    </Link>
  );
}
