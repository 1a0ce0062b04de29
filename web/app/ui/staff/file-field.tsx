import { type ChangeEvent, useState } from "react";
import { Field, type FieldProps } from "../form/field.tsx";
import { UploadSimpleIcon } from "./work-icons.tsx";

interface FileFieldProps extends FieldProps {
  accept: string;
  /** What it says while nothing is chosen, and the chosen file's name. */
  prompt: string;
  chosen: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

/** A file, dropped or chosen, in a box of its own: the browser's own button speaks the browser's language. */
export function FileField({ accept, prompt, chosen, onChange, ...field }: FileFieldProps) {
  const [dragging, setDragging] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div
          data-dragging={dragging || undefined}
          className="relative flex min-h-16 items-center gap-3 rounded-[10px] border-[1.5px] border-dashed border-border-strong bg-surface px-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-aria-invalid:border-danger data-dragging:border-primary"
        >
          <span className="grid size-9 flex-none place-items-center rounded-full bg-primary-soft text-on-primary-soft">
            <UploadSimpleIcon size={18} />
          </span>
          <span className="min-w-0 flex-1 truncate font-semibold">{chosen ?? prompt}</span>
          {chosen && <span className="font-semibold text-primary-text">Ganti</span>}
          <input
            {...control}
            type="file"
            accept={accept}
            onChange={(event) => {
              setDragging(false);
              onChange(event);
            }}
            onDragEnter={() => setDragging(true)}
            onDragLeave={() => setDragging(false)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  );
}
