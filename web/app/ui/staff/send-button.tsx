import type { ReactNode } from "react";
import { Button } from "../form/button.tsx";
import type { Sending } from "../form/use-send.ts";

interface SendButtonProps {
  sending: Pick<Sending<void, unknown>, "busy" | "send">;
  disabled?: boolean;
  onDone(): void;
  children: ReactNode;
}

/** What decides at the foot of a dialog: sends, and is done when that went well. */
export const SendButton = ({ sending, disabled, onDone, children }: SendButtonProps) => (
  <Button
    size="sm"
    className="btn-40 ml-auto"
    busy={sending.busy}
    disabled={disabled}
    onClick={async () => {
      if (await sending.send()) onDone();
    }}
  >
    {children}
  </Button>
);
