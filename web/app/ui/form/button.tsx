import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { Spinner } from "../icons/spinner.tsx";
import { type ButtonLook, buttonClass } from "./button-style.ts";

/** What a button shows: an icon and its text, or children where there is more than that. */
export interface Labelled {
  label?: ReactNode;
  icon?: IconName;
  children?: ReactNode;
}

/** Keeps an amount in one piece where the text takes two lines. */
export const unbroken = (text: string) => text.replace("Rp. ", "Rp.\u00a0");

export const contentOf = ({ label, icon, size, children }: Labelled & ButtonLook) =>
  children ?? (
    <>
      {icon && <Icon name={icon} size={size === "sm" ? 18 : 20} />}
      {typeof label === "string" ? unbroken(label) : label}
    </>
  );

interface ButtonProps extends ComponentProps<"button">, ButtonLook, Labelled {
  /** Work is under way: the button says 'Memproses...' and takes no further press. */
  busy?: boolean;
  /** A shorter label for the busy state. */
  meanwhile?: ReactNode;
}

export const Button = ({
  variant,
  size,
  block,
  className,
  label,
  icon,
  busy = false,
  meanwhile,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    className={buttonClass({ variant, size, block, className })}
  >
    {busy
      ? (meanwhile ?? (
          <>
            <Spinner />
            Memproses...
          </>
        ))
      : contentOf({ label, icon, size, children })}
  </button>
);
