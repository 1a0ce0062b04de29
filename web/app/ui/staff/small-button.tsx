import type { ComponentProps, ReactNode } from "react";
import { Button } from "../form/button.tsx";
import { LinkButton } from "../form/link-button.tsx";

interface Labelled {
  /** Its text; children where there is more than that. */
  label?: ReactNode;
}

/** The button of the back office: 40 px high, because it is used with a mouse. */
export const SmallButton = ({
  label,
  children = label,
  className = "",
  ...props
}: ComponentProps<typeof Button> & Labelled) => (
  <Button size="sm" className={`btn-40 ${className}`} {...props}>
    {children}
  </Button>
);

export const SmallLink = ({
  label,
  children = label,
  ...props
}: ComponentProps<typeof LinkButton> & Labelled) => (
  <LinkButton size="sm" {...props}>
    {children}
  </LinkButton>
);
