import { type ReactNode, useId } from "react";
import { Icon } from "../icons/icon.tsx";

export interface FieldProps {
  label: string;
  /** Says '(opsional)' beside the label. */
  optional?: boolean;
  hint?: string;
  error?: string;
}

/** What the control needs so that its label, hint and error are read with it. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldFrameProps extends FieldProps {
  children(control: ControlProps): ReactNode;
}

export function Field({ label, optional = false, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-regular text-text-3"> (opsional)</span>}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs leading-[1.125rem] text-text-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs leading-[1.125rem] font-semibold text-danger">
      <Icon name="warning-circle-fill" size={16} className="mt-px" />
      <span>{children}</span>
    </p>
  );
}
