import { type ChangeEvent, useState } from "react";
import { Field, type FieldProps } from "../form/field.tsx";
import { Icon } from "../icons/icon.tsx";

interface FileFieldProps extends FieldProps {
  name?: string;
  accept: string;
  /** What it says while nothing is chosen. */
  prompt: string;
  value?: { name: string } | null;
  onChange(file: File): void;
}

/** A file, dropped or chosen, in a box of its own: the browser's own button speaks the browser's language. */
export function FileField({ name, accept, prompt, value, onChange, ...field }: FileFieldProps) {
  const [dragging, setDragging] = useState(false);
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setDragging(false);
    const [file] = target.files ?? [];
    // Emptied, so that choosing the same file again is a choice too.
    target.value = "";
    if (file) onChange(file);
  }
  return (
    <Field {...field}>
      {(control) => (
        <div
          data-dragging={dragging || undefined}
          className="relative flex min-h-16 items-center gap-3 rounded-[10px] border-[1.5px] border-dashed border-border-strong bg-surface px-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-aria-invalid:border-danger data-dragging:border-primary"
        >
          <span className="grid size-9 flex-none place-items-center rounded-full bg-primary-soft text-on-primary-soft">
            <Icon name="upload-simple" size={18} />
          </span>
          <span className="min-w-0 flex-1 truncate font-semibold">{value?.name ?? prompt}</span>
          {value && <span className="font-semibold text-primary-text">Ganti</span>}
          <input
            {...control}
            type="file"
            accept={accept}
            name={name}
            onChange={choose}
            onDragEnter={() => setDragging(true)}
            onDragLeave={() => setDragging(false)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  );
}
