import { NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { ContactFields, Panel } from "../../payments/index.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import type { CheckoutValues } from "./checkout.ts";

export const BuyerFields = ({ form }: { form: Form<CheckoutValues> }) => (
  <Panel title="Data pemesan">
    <div className="flex flex-col gap-4">
      <ContactFields form={form} phoneHint="Untuk mengabari tentang pembayaran dan pengiriman." />
      <TextArea
        {...form.field("note")}
        label="Catatan pengiriman"
        optional
        rows={3}
        placeholder="Alamat lengkap dan patokan, atau waktu pengambilan"
        maxLength={NOTE_MOST}
      />
    </div>
  </Panel>
);
