import type { ChangeEvent, ReactNode } from "react";
import { buttonClass } from "../form/button-style.ts";
import { Icon } from "../icons/icon.tsx";

interface UploadButtonProps {
  label: ReactNode;
  accept: string;
  busy?: boolean;
  className?: string;
  onChoose(file: File): void;
}

export function UploadButton({ label, accept, busy = false, className = "", onChoose }: UploadButtonProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Emptied, so that choosing the same file again is a choice too.
    target.value = "";
    if (file) onChoose(file);
  }
  return (
    <label
      aria-busy={busy || undefined}
      className={`${buttonClass({ variant: "line", size: "sm" })} btn-40 cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus ${className}`}
    >
      <Icon name="upload-simple" size={18} />
      {label}
      <input type="file" accept={accept} disabled={busy} onChange={choose} className="sr-only" />
    </label>
  );
}
