import type { Form } from "../../ui/form/use-form.ts";
import { Panel } from "../form/panel.tsx";
import { ProofField } from "./proof-field.tsx";
import { SourceFields } from "./source-fields.tsx";
import type { TransferValues } from "./transfer-fields.ts";

interface TransferFormProps {
  /** The submit button refers to this id. */
  id: string;
  title?: string;
  form: Form<TransferValues>;
}

export const TransferForm = ({ id, title = "Data transfer", form }: TransferFormProps) => (
  <form id={id} ref={form.ref} noValidate onSubmit={form.submit} className="mt-2">
    <Panel title={title}>
      <div className="flex flex-col gap-4">
        <SourceFields form={form} />
        <ProofField form={form} />
      </div>
    </Panel>
  </form>
);
