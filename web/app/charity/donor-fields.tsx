import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import { GIVER_MOST, NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { ContactFields, Panel } from "../payments/index.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { type GiftValues, hidden } from "./gift.ts";

export function DonorFields({ form }: { form: Form<GiftValues> }) {
  const { values: gift, errors, change: onChange } = form;
  return (
    <Panel title="Data donatur">
      <div className="flex flex-col gap-4">
        <ContactFields
          contact={gift}
          errors={errors}
          onChange={onChange}
          phoneHint="Untuk mengabari jika ada kendala verifikasi."
          nameless={gift.hideIdentity}
        >
          <div className="mt-1">
            <Checkbox
              name="hide_identity"
              checked={gift.hideIdentity}
              onChange={(event) => onChange(hidden(event.target.checked))}
            >
              Sembunyikan nama saya sebagai <b>{UNKNOWN_GIVER}</b>
            </Checkbox>
          </div>
        </ContactFields>
        <TextInput
          label="Atas nama"
          optional
          name="on_behalf"
          hint="Misalnya orang tua. Tertulis di tanda terima."
          autoComplete="off"
          maxLength={GIVER_MOST}
          value={gift.onBehalf}
          error={errors.onBehalf}
          onChange={(event) => onChange({ onBehalf: event.target.value })}
        />
        <TextArea
          label="Pesan atau doa"
          optional
          name="message"
          rows={3}
          placeholder="Tuliskan doa atau dukunganmu"
          maxLength={NOTE_MOST}
          value={gift.message}
          error={errors.message}
          onChange={(event) => onChange({ message: event.target.value })}
        />
      </div>
    </Panel>
  );
}
