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
  /** The server takes the form as well. */
  withoutScript?: boolean;
  children: ReactNode;
}

/** The total in view all the time, beside the button that goes on with it. */
export function TotalBar(props: TotalBarProps) {
  const { caption, total, form, busy, disabled, withoutScript = false, children } = props;
  return (
    <ActionBar>
      <p className="min-w-0" data-needs-script={withoutScript || undefined}>
        <span className="block text-xs text-text-2">{caption}</span>
        <output className="block text-[1.0625rem] leading-[1.5rem] font-extrabold tracking-[-.01em]">
          {total}
        </output>
      </p>
      <Button
        type="submit"
        form={form}
        busy={busy}
        disabled={disabled}
        className="flex-1"
        data-needs-script={withoutScript || undefined}
      >
        {children}
      </Button>
      {withoutScript && (
        <noscript className="flex-1">
          <Button type="submit" form={form} block>
            {children}
          </Button>
        </noscript>
      )}
    </ActionBar>
  );
}
