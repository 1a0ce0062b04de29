import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { GIVER_MOST, NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { ContactFields, Panel } from "../payments/index.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { type GiftValues, hidden } from "./gift.ts";

export function DonorFields({ form, notMe }: { form: Form<GiftValues>; notMe: (() => void) | undefined }) {
  const { hideIdentity } = form.values;
  return (
    <Panel title="Data donatur">
      <div className="flex flex-col gap-4">
        <ContactFields
          form={form}
          phoneHint="Untuk mencari donasimu lagi, dan untuk mengabarimu bila ada kendala."
          nameless={hideIdentity}
          notMe={notMe}
        >
          <div className="mt-1">
            <Checkbox
              name="hide_identity"
              checked={hideIdentity}
              onChange={(event) => form.change(hidden(event.target.checked))}
            >
              Sembunyikan nama saya sebagai <b>{UNKNOWN_GIVER}</b>
            </Checkbox>
          </div>
        </ContactFields>
        <TextInput
          {...form.field("onBehalf")}
          label="Atas nama"
          optional
          name="on_behalf"
          hint="Misalnya orang tua. Tertulis di tanda terima."
          autoComplete="off"
          maxLength={GIVER_MOST}
        />
        <TextArea
          {...form.field("message")}
          label="Pesan atau doa"
          optional
          rows={3}
          placeholder="Tuliskan doa atau dukunganmu"
          maxLength={NOTE_MOST}
        />
      </div>
    </Panel>
  );
}
