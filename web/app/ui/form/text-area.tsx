import type { ComponentProps } from "react";
import { CONTROL } from "./control-style.ts";
import { Field, type FieldProps } from "./field.tsx";

export const TextArea = ({
  label,
  optional,
  hint,
  error,
  ...rest
}: FieldProps & Omit<ComponentProps<"textarea">, "id">) => (
  <Field label={label} optional={optional} hint={hint} error={error}>
    {(control) => <textarea {...rest} {...control} className={`${CONTROL} min-h-24 resize-y`} />}
  </Field>
);
