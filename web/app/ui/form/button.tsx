import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "../icons/spinner.tsx";
import { type ButtonLook, buttonClass } from "./button-style.ts";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Work is under way: the button says 'Memproses...' and takes no further press. */
  busy?: boolean;
  /** A shorter label for the busy state. */
  meanwhile?: ReactNode;
}

export function Button({
  variant,
  size,
  block,
  className,
  busy = false,
  meanwhile,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
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
        : children}
    </button>
  );
}
