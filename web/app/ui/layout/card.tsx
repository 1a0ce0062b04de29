import type { ComponentProps } from "react";

interface CardProps extends ComponentProps<"div"> {
  as?: "div" | "article" | "section" | "li";
}

export const Card = ({ as: Element = "div", className = "", ...rest }: CardProps) => (
  <Element {...(rest as object)} className={`rounded-lg bg-surface shadow-card ${className}`} />
);
