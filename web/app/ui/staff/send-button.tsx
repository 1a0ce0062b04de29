import { type ComponentProps, useState } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "../feedback/confirm-dialog.tsx";
import { type SendOptions, useSend } from "../form/use-send.ts";
import { SmallButton } from "./small-button.tsx";

interface SendButtonProps<Output>
  extends Omit<ComponentProps<typeof SmallButton>, "onClick" | "busy">,
    Pick<SendOptions<void, Output>, "success" | "onSuccess" | "refreshes"> {
  send(): Promise<Output>;
  /** A question to confirm first. */
  ask?: Pick<ConfirmDialogProps, "title" | "text" | "confirm" | "cancel" | "danger" | "backCancels">;
}

/** A button that makes one call; everything is read again after it, unless `refreshes` says less. */
export function SendButton<Output>(props: SendButtonProps<Output>) {
  const { send: mutationFn, success, onSuccess, refreshes = "everything", ask, ...look } = props;
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { send, busy } = useSend<void, Output>({ mutationFn, success, onSuccess, refreshes, onDone: close });
  return (
    <>
      <SmallButton {...look} busy={busy && !ask} onClick={() => (ask ? setAsking(true) : void send())} />
      {ask && (
        <ConfirmDialog {...ask} open={asking} busy={busy} onConfirm={() => void send()} onCancel={close} />
      )}
    </>
  );
}
