import type { ComponentProps } from "react";
import { Button } from "../form/button.tsx";
import { LinkButton } from "../form/link-button.tsx";

/** The button of the back office: 40 px high, because it is used with a mouse. */
export const SmallButton = ({ className = "", ...props }: ComponentProps<typeof Button>) => (
  <Button size="sm" className={`btn-40 ${className}`} {...props} />
);

export const SmallLink = (props: ComponentProps<typeof LinkButton>) => <LinkButton size="sm" {...props} />;
