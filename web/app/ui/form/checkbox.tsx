import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  children: ReactNode;
}

export const Checkbox = ({ children, ...rest }: CheckboxProps) => (
  <label className="flex min-h-(--tap) cursor-pointer items-center gap-3 text-sm">
    <span className="relative grid flex-none place-items-center">
      <input
        {...rest}
        type="checkbox"
        className="peer size-6 appearance-none rounded-[7px] border-[1.5px] border-border-strong bg-surface checked:border-primary checked:bg-primary"
      />
      <Icon
        name="check-bold"
        size={16}
        className="pointer-events-none absolute hidden text-on-primary peer-checked:block"
      />
    </span>
    <span>{children}</span>
  </label>
);
