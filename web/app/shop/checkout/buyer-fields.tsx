import { NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { ContactFields, Panel } from "../../payments/index.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import type { CheckoutValues } from "./checkout.ts";

export function BuyerFields({ form }: { form: Form<CheckoutValues> }) {
  const { values, errors, change } = form;
  return (
    <Panel title="Data pemesan">
      <div className="flex flex-col gap-4">
        <ContactFields
          contact={values}
          errors={errors}
          onChange={change}
          phoneHint="Untuk mengabari tentang pembayaran dan pengiriman."
        />
        <TextArea
          label="Catatan pengiriman"
          optional
          name="note"
          rows={3}
          placeholder="Alamat lengkap dan patokan, atau waktu pengambilan"
          maxLength={NOTE_MOST}
          value={values.note}
          error={errors.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </div>
    </Panel>
  );
}
