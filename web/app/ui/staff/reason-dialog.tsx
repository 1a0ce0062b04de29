import { REASON_LEAST, REASON_MOST } from "@barakah/contract/platform/text-lengths";
import type { ComponentProps, ReactNode } from "react";
import { api } from "../../platform/browser-api.ts";
import type { EndpointName, Input } from "../../platform/endpoints.ts";
import { onlyWrong } from "../form/field-errors.ts";
import { TextArea } from "../form/text-area.tsx";
import { ConfirmForm, DialogButton, useDialogForm } from "./form-dialog.tsx";
import type { SmallButton } from "./small-button.tsx";

const SHORT = "Tulis alasannya, paling sedikit lima huruf.";

type ParamsOf<N extends EndpointName> = Input<N> extends { params: infer Params } ? Params : never;

/** The call of a dialog that asks for nothing but the reason. */
export const withReason =
  <N extends EndpointName>(endpoint: N, params: ParamsOf<N>) =>
  (reason: string) =>
    api.call(endpoint, { params, body: { reason } } as unknown as Input<N>);

/** What is wrong with a reason that is asked for. */
export const reasonProblem = (reason: string, least = REASON_LEAST, short = SHORT) =>
  reason.trim().length < least ? short : undefined;

interface ReasonDialogProps {
  title: string;
  /** Says what will happen. */
  text: string;
  confirm: string;
  success: string;
  /** The label of the reason, which says who will read it. */
  label?: string;
  /** Words that will usually do. */
  suggested?: string;
  /** The least letters, if the server requires more than five. */
  least?: number;
  /** The most letters, if the server allows more than usual. */
  most?: number;
  /** The error for a reason that is too short. */
  short?: string;
  /** False if the action takes nothing from anybody: the button is then not red. */
  danger?: boolean;
  /** False if the page itself blocks navigation: the router allows only one blocker. */
  backCancels?: boolean;
  correct(reason: string): Promise<unknown>;
  onClose(): void;
  children?: ReactNode;
}

/** Asks why before something that was decided is corrected. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label = "Alasan (dibaca pembayar dan tercatat)", suggested = "" } = props;
  const { least, most = REASON_MOST, short, danger = true } = props;
  const { correct, success, onClose, children, ...dialog } = props;
  const form = useDialogForm({
    initial: { reason: suggested },
    check: ({ reason }) => onlyWrong({ reason: reasonProblem(reason, least, short) }),
    send: ({ reason }) => correct(reason.trim()),
    success,
    onClose,
  });
  return (
    <ConfirmForm {...dialog} form={form} danger={danger} cancel="Tidak jadi">
      {children}
      <TextArea label={label} maxLength={most} {...form.field("reason")} />
    </ConfirmForm>
  );
}

interface ReasonButtonProps extends Omit<ReasonDialogProps, "onClose"> {
  button: ReactNode;
  look?: Omit<ComponentProps<typeof SmallButton>, "children" | "onClick">;
}

/** A button that asks for a reason first. */
export const ReasonButton = ({ button, look = { variant: "line" }, ...asked }: ReasonButtonProps) => (
  <DialogButton
    {...look}
    label={button}
    dialog={(close) => <ReasonDialog label="Alasan" {...asked} onClose={close} />}
  />
);

interface RefuseDialogProps extends Pick<ReasonDialogProps, "title" | "text" | "success" | "onClose"> {
  /** True if the person who asked withdraws the request. */
  own: boolean;
  refuse(reason: string): Promise<unknown>;
}

/** Withdraws one's own request or rejects somebody else's, with a reason that they read. */
export function RefuseDialog({ own, refuse, success, onClose, ...dialog }: RefuseDialogProps) {
  const form = useDialogForm({
    initial: { reason: "" },
    send: ({ reason }) => refuse(reason.trim()),
    success,
    onClose,
  });
  return (
    <ConfirmForm
      {...dialog}
      form={form}
      danger
      confirm={own ? "Tarik" : "Tolak"}
      className={own ? "" : "mt-3"}
    >
      {!own && <TextArea label="Alasan" maxLength={REASON_MOST} {...form.field("reason")} />}
    </ConfirmForm>
  );
}
