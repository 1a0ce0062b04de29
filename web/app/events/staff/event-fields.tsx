import type { StaffEvent } from "@barakah/contract";
import { EVENT_PRICE_KINDS, EVENT_PRICE_LABEL } from "@barakah/contract/events/event-words";
import { useQuery } from "@tanstack/react-query";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { NumberInput } from "../../ui/form/number-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { CLOCK } from "../../ui/staff/clock.ts";
import { Panel } from "../../ui/staff/work-page.tsx";
import type { EventForm } from "./event-form.ts";
import { campaignChoicesQuery } from "./queries.ts";

interface FieldsProps {
  form: Form<EventForm>;
}

export const AboutFields = ({ form }: FieldsProps) => (
  <>
    <TextArea
      label="Ringkasan"
      optional
      rows={2}
      maxLength={300}
      hint="Satu atau dua kalimat tentang acara ini."
      {...form.field("summary")}
    />
    <div className="bo-fields two">
      <TextInput label="Mulai (WIB)" {...CLOCK} {...form.field("starts_at")} />
      <TextInput label="Selesai (WIB)" {...CLOCK} {...form.field("ends_at")} />
      <TextInput label="Tempat" optional maxLength={300} {...form.field("place")} />
      <TextInput
        label="Tautan peta"
        optional
        inputMode="url"
        placeholder="https://"
        {...form.field("map_link")}
      />
      <TextInput
        label="Tautan daring"
        optional
        inputMode="url"
        placeholder="https://"
        hint="Misalnya Zoom. Hanya terlihat di tiket yang sudah terkonfirmasi."
        {...form.field("online_link")}
      />
      <TextInput label="Penyelenggara" optional maxLength={120} {...form.field("organiser")} />
      <TextInput
        label="Kontak"
        optional
        maxLength={120}
        placeholder="Contoh: Bu Rina, 0812 3456 7890"
        {...form.field("contact")}
      />
    </div>
  </>
);

const PRICES = EVENT_PRICE_KINDS.map((value) => ({ value, label: EVENT_PRICE_LABEL[value] }));

const PRICE_HINT: Record<EventForm["price_kind"], string> = {
  free: "Peserta tidak membayar apa pun.",
  fixed: "Harganya ditulis di setiap jenis tiket.",
  open: "Peserta memilih sendiri jumlahnya.",
  minimum: "Peserta memilih sendiri jumlahnya, asal tidak kurang dari harga terendah.",
};

/** What the section 'Tiket' asks for. */
export const TICKET_FIELDS: readonly string[] = [
  ...["price_kind", "min_price", "capacity", "registration_opens", "registration_closes", "ticket_types"],
  ...["campaign_id", "campaign_percent", "campaign_basis_points"],
];

export function PriceAndTime({ form }: FieldsProps) {
  const { price_kind } = form.values;
  return (
    <Panel title="Harga dan waktu">
      <div className="bo-fields">
        <Select
          label="Harga"
          options={PRICES}
          hint={PRICE_HINT[price_kind]}
          {...form.field("price_kind")}
          onChange={({ target }) => form.change({ price_kind: target.value as EventForm["price_kind"] })}
        />
        {price_kind === "minimum" && <AmountInput label="Harga terendah" {...form.field("min_price")} />}
        <NumberInput
          label="Kapasitas"
          optional
          maxLength={7}
          empty={null}
          hint="Jumlah kursi semua jenis tiket. Kosong: tanpa batas."
          {...form.field("capacity")}
        />
        <TextInput
          label="Pendaftaran dibuka (WIB)"
          optional
          hint="Kosong: sejak acara terbit."
          {...CLOCK}
          {...form.field("registration_opens")}
        />
        <TextInput
          label="Pendaftaran ditutup (WIB)"
          optional
          hint="Kosong: saat acara mulai."
          {...CLOCK}
          {...form.field("registration_closes")}
        />
      </div>
    </Panel>
  );
}

export const Certificate = ({ form }: FieldsProps) => (
  <Panel title="Sertifikat">
    <div className="bo-fields">
      <Checkbox {...form.field("certificate")}>Peserta yang hadir mendapat sertifikat</Checkbox>
      {form.values.certificate && (
        <NumberInput
          label="Sesi yang harus dihadiri"
          maxLength={2}
          hint="0: cukup masuk ke acaranya."
          {...form.field("certificate_sessions")}
        />
      )}
    </div>
  </Panel>
);

/** The part of every payment that a campaign gets. The server refuses to change it once somebody has paid. */
export function Share({ form, stored }: FieldsProps & { stored: StaffEvent | undefined }) {
  const fixed = stored?.has_paid ?? false;
  const found = useQuery(campaignChoicesQuery).data?.items ?? [];
  const choices = found.map(({ id, title }) => ({ value: String(id), label: title }));
  const { campaign_id, campaign_percent } = form.values;
  if (campaign_id && !choices.some(({ value }) => value === campaign_id))
    choices.push({
      value: campaign_id,
      label: stored?.campaign_id === Number(campaign_id) ? stored.campaign_title : `Program ${campaign_id}`,
    });
  if (form.values.price_kind === "free" && !campaign_id) return null;
  return (
    <Panel title="Uang acara">
      <fieldset disabled={fixed} className="bo-fields">
        <Select
          label="Sebagian untuk program"
          optional
          placeholder="Tidak ada"
          options={choices}
          hint={
            fixed
              ? "Tidak bisa diubah lagi: sudah ada yang membayar."
              : "Program donasi yang mendapat bagian dari setiap pembayaran."
          }
          {...form.field("campaign_id")}
          onChange={({ target: { value } }) =>
            form.change({ campaign_id: value, campaign_percent: value ? campaign_percent : null })
          }
        />
        {campaign_id && (
          <NumberInput
            label="Bagian program (%)"
            maxLength={3}
            empty={null}
            {...form.field("campaign_percent", form.errorOf("campaign_basis_points"))}
          />
        )}
      </fieldset>
    </Panel>
  );
}
