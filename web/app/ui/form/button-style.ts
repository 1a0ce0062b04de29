export type ButtonVariant =
  | "primary"
  | "soft"
  | "line"
  | "line-primary"
  | "danger"
  | "danger-line"
  | "quiet"
  | "on-brand"
  | "on-brand-line";

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: "md" | "sm";
  /** As wide as its surroundings. */
  block?: boolean;
  className?: string;
}

const BASE =
  "inline-flex print:hidden items-center justify-center gap-2 rounded-md border-[1.5px] text-center font-bold transition-[background-color,border-color,transform] active:scale-[.985] disabled:transform-none disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled-bg disabled:text-disabled-text";

const VARIANT: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-primary text-on-primary enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover",
  soft: "border-transparent bg-primary-soft text-on-primary-soft enabled:hover:bg-primary-line [a&]:hover:bg-primary-line",
  line: "border-border-strong bg-surface text-text enabled:hover:bg-surface-2 [a&]:hover:bg-surface-2",
  "line-primary": "border-primary bg-surface text-primary-text",
  danger: "border-transparent bg-danger text-on-danger enabled:hover:bg-danger-hover",
  "danger-line": "border-danger bg-surface text-danger",
  quiet: "border-transparent text-primary-text",
  "on-brand": "border-transparent bg-plain text-on-plain",
  "on-brand-line": "border-brand-line text-on-brand",
};

/** A small one stays on one line as long as there is room for it; in the back office always, or its tables would squeeze it. */
const SIZE = {
  md: "min-h-12 px-[18px] py-2.5 text-md leading-[1.25rem]",
  sm: "min-w-fit in-[.bo]:whitespace-nowrap min-h-11 px-3.5 py-2 text-sm leading-[1.25rem]",
};

export const buttonClass = ({
  variant = "primary",
  size = "md",
  block,
  className = "",
}: ButtonLook): string => `${BASE} ${VARIANT[variant]} ${SIZE[size]} ${block ? "w-full" : ""} ${className}`;
