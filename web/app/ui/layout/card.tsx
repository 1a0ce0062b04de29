import type { ComponentProps } from "react";

interface CardProps extends ComponentProps<"div"> {
  as?: "div" | "article" | "section" | "li";
}

export function Card({ as: Element = "div", className = "", ...rest }: CardProps) {
  return <Element {...(rest as object)} className={`rounded-lg bg-surface shadow-card ${className}`} />;
}
