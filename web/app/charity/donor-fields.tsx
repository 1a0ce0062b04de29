import { Panel } from "../payments/index.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { type GiftValues, hidden } from "./gift.ts";
import type { GiftErrors } from "./gift-errors.ts";
import { HIDDEN_DONOR } from "./hidden-donor.ts";

interface DonorFieldsProps {
  gift: GiftValues;
  errors: GiftErrors;
  onChange(changes: Partial<GiftValues>): void;
}

export function DonorFields({ gift, errors, onChange }: DonorFieldsProps) {
  return (
    <Panel title="Data donatur">
      <div className="flex flex-col gap-4">
        <div>
          <TextInput
            label="Nama lengkap"
            name="name"
            autoComplete="name"
            placeholder="Namamu"
            maxLength={150}
            required
            disabled={gift.hideIdentity}
            value={gift.fullName}
            error={errors.fullName}
            onChange={(event) => onChange({ fullName: event.target.value })}
          />
          <div className="mt-1">
            <Checkbox
              name="hide_identity"
              checked={gift.hideIdentity}
              onChange={(event) => onChange(hidden(event.target.checked))}
            >
              Sembunyikan nama saya sebagai <b>{HIDDEN_DONOR}</b>
            </Checkbox>
          </div>
        </div>
        <TextInput
          label="Nomor telepon"
          name="tel"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="Contoh: 0812 0000 0000"
          hint="Untuk mengabari jika ada kendala verifikasi."
          maxLength={20}
          required
          value={gift.phone}
          error={errors.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
        <TextInput
          label="E-mail"
          optional
          name="email"
          type="email"
          autoComplete="email"
          placeholder="nama@contoh.id"
          maxLength={254}
          value={gift.email}
          error={errors.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
        <TextArea
          label="Pesan atau doa"
          optional
          name="message"
          rows={3}
          placeholder="Tuliskan doa atau dukunganmu"
          maxLength={500}
          value={gift.message}
          error={errors.message}
          onChange={(event) => onChange({ message: event.target.value })}
        />
      </div>
    </Panel>
  );
}
