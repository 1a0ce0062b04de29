import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { CallOptions } from "../../platform/client.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "../feedback/confirm-dialog.tsx";
import { Button } from "../form/button.tsx";
import { FieldError } from "../form/field.tsx";
import { type FormOptions, useForm } from "../form/use-form.ts";
import { problemIn } from "../form/use-send.ts";
import { useToast } from "../toast/toasts.tsx";
import { SmallButton } from "./small-button.tsx";
import { WorkDialog } from "./work-dialog.tsx";

interface DialogFormOptions<Values extends object, Output>
  extends Omit<FormOptions<Values, Output>, "mutationFn" | "onDone"> {
  initial: Values;
  /** The call. `once` is the idempotency key of this dialog: sent twice, it is one act. */
  send(values: Values, once: CallOptions): Promise<Output>;
  onClose(): void;
  /** In place of closing, where something follows. */
  onDone?(answer: Output): void;
}

/** The form of a dialog: everything is read again after it, and the dialog closes when it succeeded. */
export function useDialogForm<Values extends object, Output = unknown>(
  options: DialogFormOptions<Values, Output>,
) {
  const { send, onClose, onDone = onClose, refreshes = "everything", ...rest } = options;
  const [once] = useState(() => ({ headers: { "idempotency-key": crypto.randomUUID() } }));
  const unread = useToastWhenGone();
  const form = useForm<Values, Output>({
    ...rest,
    refreshes,
    mutationFn: (values) => send(values, once),
    onError(failure, values) {
      unread.current = problemIn(failure);
      rest.onError?.(failure, values);
    },
    onDone(answer) {
      unread.current = undefined;
      onDone(answer);
    },
  });
  function close() {
    unread.current = undefined;
    onClose();
  }
  return { ...form, onClose: close };
}

/**
 * A refusal refreshes the list behind a dialog. If the row that opened the dialog is no longer in it, the dialog disappears
 * before it can say why: then a toast does.
 */
function useToastWhenGone() {
  const toast = useToast();
  const unread = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (unread.current) toast.error(unread.current);
    },
    [toast],
  );
  return unread;
}

/** What the frame of a dialog needs of its form, whatever its values are. */
type DialogForm = Pick<
  ReturnType<typeof useDialogForm<Record<string, unknown>>>,
  "ref" | "submit" | "busy" | "problem" | "onClose"
>;

interface FormDialogProps {
  form: DialogForm;
  title: string;
  submit: ReactNode;
  disabled?: boolean;
  /** More is under way than the call, such as an upload. */
  busy?: boolean;
  /** Beside the button: what will follow. */
  note?: ReactNode;
  /** Off where the page itself holds navigations back: a router asks only one. */
  backCancels?: boolean;
  className?: string;
  children: ReactNode;
}

/** A dialog with a form: fields, why it failed, and at the foot the button that sends it. Enter sends it too. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, submit, disabled, busy = false, note, backCancels, children } = props;
  const { className = "bo-fields" } = props;
  const id = useId();
  return (
    <WorkDialog
      title={title}
      backCancels={backCancels}
      onClose={form.onClose}
      foot={
        <>
          {note !== undefined && <p className="min-w-0 flex-1 text-text-2">{note}</p>}
          <Button
            type="submit"
            form={id}
            size="sm"
            className="btn-40 ml-auto"
            busy={form.busy || busy}
            disabled={disabled}
            label={submit}
          />
        </>
      }
    >
      <form id={id} ref={form.ref} noValidate onSubmit={form.submit} className={className}>
        {children}
        {form.problem && <FieldError>{form.problem}</FieldError>}
      </form>
    </WorkDialog>
  );
}

interface DialogButtonProps extends Omit<ComponentProps<typeof SmallButton>, "onClick"> {
  dialog(close: () => void): ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...look }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SmallButton {...look} onClick={() => setOpen(true)} />
      {open && dialog(() => setOpen(false))}
    </>
  );
}

interface ConfirmFormProps extends Omit<ConfirmDialogProps, "open" | "busy" | "onConfirm" | "onCancel"> {
  form: DialogForm;
  className?: string;
}

/** A question that needs something filled in, such as a reason. Ctrl Enter answers it from within a long text. */
export function ConfirmForm({ form, className = "mt-3 grid gap-3", children, ...dialog }: ConfirmFormProps) {
  function sendByKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.submit(event);
  }
  return (
    <ConfirmDialog {...dialog} open busy={form.busy} onCancel={form.onClose} onConfirm={form.submit}>
      <form ref={form.ref} noValidate onSubmit={form.submit} onKeyDown={sendByKey} className={className}>
        {children}
        {form.problem && <FieldError>{form.problem}</FieldError>}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}
