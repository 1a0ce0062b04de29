import { type ComponentProps, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import type { FieldProps } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";

/** A password that can be shown while it is typed. */
export function PasswordInput(props: FieldProps & Omit<ComponentProps<"input">, "id" | "type" | "prefix">) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <IconButton
          label={shown ? "Sembunyikan password" : "Tampilkan password"}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <Icon name="eye-slash" size={24} /> : <Icon name="eye" size={24} />}
        </IconButton>
      }
    />
  );
}
