import type { ComponentProps, ReactNode } from "react";
import { CONTROL } from "./control-style.ts";
import { Field, type FieldProps } from "./field.tsx";

interface TextInputProps extends FieldProps, Omit<ComponentProps<"input">, "id"> {
  /** Shown before the value, like 'Rp.'. */
  prefix?: string;
  /** Shown at the right end, a button for instance. */
  trailing?: ReactNode;
}

export const TextInput = ({ label, optional, hint, error, prefix, trailing, ...rest }: TextInputProps) => (
  <Field label={label} optional={optional} hint={hint} error={error}>
    {(control) => (
      <div className="relative">
        {prefix && (
          <span aria-hidden="true" className="absolute top-3 left-3.5 font-bold text-text-2">
            {prefix}
          </span>
        )}
        <input
          {...rest}
          {...control}
          className={`${CONTROL} ${prefix ? "pl-[calc(14px+2.125rem)]" : ""} ${trailing ? "pr-[52px]" : ""}`}
        />
        {trailing && <div className="absolute top-0.5 right-[3px] text-text-2">{trailing}</div>}
      </div>
    )}
  </Field>
);
