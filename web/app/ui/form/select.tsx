import type { ComponentProps } from "react";
import { Icon } from "../icons/icon.tsx";
import { CONTROL } from "./control-style.ts";
import { Field, type FieldProps } from "./field.tsx";

interface SelectProps extends FieldProps, Omit<ComponentProps<"select">, "id" | "children"> {
  options: readonly { value: string; label: string }[];
  /** The label of the option for no choice. */
  placeholder?: string;
}

export const Select = ({ label, optional, hint, error, options, placeholder, ...rest }: SelectProps) => (
  <Field label={label} optional={optional} hint={hint} error={error}>
    {(control) => (
      <div className="relative">
        <select {...rest} {...control} className={`${CONTROL} appearance-none pr-10`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="caret-down-bold"
          size={16}
          className="pointer-events-none absolute top-4 right-3.5 text-text-2"
        />
      </div>
    )}
  </Field>
);
