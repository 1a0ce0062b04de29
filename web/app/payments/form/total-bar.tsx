import type { ReactNode } from "react";
import { Button } from "../../ui/form/button.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";

interface TotalBarProps {
  caption: string;
  /** The amount, as text or marked. */
  total: ReactNode;
  /** The form that the button sends. */
  form: string;
  busy?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** The total in view all the time, beside the button that goes on with it. */
export function TotalBar({ caption, total, form, busy, disabled, children }: TotalBarProps) {
  return (
    <ActionBar>
      <p className="min-w-0">
        <span className="block text-xs text-text-2">{caption}</span>
        <output className="block text-[1.0625rem] leading-6 font-extrabold tracking-[-.01em] whitespace-nowrap">
          {total}
        </output>
      </p>
      <Button type="submit" form={form} busy={busy} disabled={disabled} className="flex-1">
        {children}
      </Button>
    </ActionBar>
  );
}
