import type { StaffSettings } from "@barakah/contract";
import type { SiteTextName } from "@barakah/contract/community/site-texts";
import { AMIL_BASIS_LABEL } from "@barakah/contract/zakat/amil-words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LogoField } from "../../community/staff/index.ts";
import { RegionField, regionQuery } from "../../shop/index.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { NumberInput } from "../../ui/form/number-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { partOf } from "../../ui/staff/form-part.ts";
import { TEXT_LABEL } from "../../ui/staff/text-labels.ts";
import { Panel } from "../../ui/staff/work-page.tsx";

interface PanelProps {
  form: Form<StaffSettings>;
}

/** What one person may do alone. */
export const SecondPersonPanel = ({ form }: PanelProps) => (
  <Panel
    title="Orang kedua"
    note="Uang keluar yang besar, yang tanpa bukti, dan perubahan rekening disetujui petugas keuangan lain. Uang sendiri selalu diputuskan yang lain."
  >
    <div className="bo-fields">
      <AmountInput
        label="Paling banyak dikeluarkan satu orang dalam 24 jam"
        hint="Bila dana komunitas sudah mencapai batas ini, kenaikannya berlaku tiga hari kemudian dan semua petugas keuangan dikabari"
        {...form.field("payout_limit")}
      />
      <Checkbox {...form.field("works_alone")}>
        Komunitas ini hanya punya satu petugas keuangan, yang memutuskan tanpa orang kedua. Selama begitu,
        peringatan merah tampil di setiap halaman back office; aturannya kembali berlaku begitu ada petugas
        keuangan kedua. Bila ia dicabut atau ditangguhkan ketika dana sudah mencapai batas di atas, aturannya
        masih berlaku tiga hari.
      </Checkbox>
    </div>
  </Panel>
);

export const MoneyPanel = ({ form }: PanelProps) => (
  <Panel
    title="Batas uang"
    note="Kekurangan berlaku untuk pesanan dan kelas. Donasi menjadi sebesar yang datang."
  >
    <div className="bo-fields two">
      <NumberInput label="Donasi paling sedikit (rupiah)" {...form.field("least_gift")} />
      <NumberInput
        label="Kekurangan yang boleh diikhlaskan (rupiah)"
        hint="Isi 0 bila tidak ada"
        {...form.field("write_off_limit")}
      />
      <NumberInput
        label="Ujrah toko anggota (persen)"
        hint="Berlaku untuk toko yang diajukan sesudahnya"
        {...form.field("store_ujrah_percent")}
      />
      <NumberInput
        label="Uang unduhan toko anggota ditahan (hari)"
        hint="Sesudah dibayar, sebelum penjualnya dapat mencairkan. Selama itu uang pembeli masih dapat dikembalikan"
        {...form.field("digital_hold_days")}
      />
    </div>
  </Panel>
);

const BASES = Object.entries(AMIL_BASIS_LABEL).map(([value, label]) => ({ value, label }));

/** The legal basis for receiving zakat. Without it the calculator works, but paying leads to alms. */
export function AmilPanel({ form }: PanelProps) {
  const { values, field } = partOf(form, "amil_basis");
  return (
    <Panel
      title="Dasar menerima zakat"
      note="Tertulis di halaman zakat dan di bukti setornya. Tanpa dasar, zakat tidak diterima (UU 23/2011 pasal 38 dan 41)."
    >
      <div className="bo-fields two">
        <Select label="Dasar" options={BASES} {...field("kind")} />
        {values.kind !== "none" && (
          <>
            <TextInput
              label={values.kind === "upz" ? "LAZ atau BAZNAS yang menaungi" : "Nama lembaga"}
              {...field("institution")}
            />
            <TextInput label="Nomor surat" {...field("number")} />
            <TextInput label="Berlaku sampai" optional type="date" {...field("valid_until")} />
          </>
        )}
      </div>
    </Panel>
  );
}

/** The name of a district; its code while the name is unknown. */
function usePlace(code: string): string {
  const { data, isLoading } = useQuery(regionQuery(/^\d{6}$/.test(code) ? code : ""));
  const [region] = data ?? [];
  if (region) return [region.name, region.within].filter(Boolean).join(", ");
  return code && (isLoading ? "Memuat..." : `Kode wilayah ${code}`);
}

/** Refused when it is saved, so that a city without a district is not taken for a choice. */
const UNDECIDED = "?";

export function DeliveryPanel({ form }: PanelProps) {
  const { values, change, errorOf, field } = partOf(form, "delivery");
  const [stored] = useState(values.origin_region);
  const origin = usePlace(values.origin_region);
  return (
    <Panel
      title="Pengiriman"
      note="Tanpa asal kiriman, tidak ada kurir yang ditawarkan: pesanan diambil di tempat."
    >
      <div className="bo-fields two">
        <RegionField
          label="Asal kiriman"
          place={origin}
          error={errorOf("origin_region")}
          onUndecided={(undecided) => change({ origin_region: undecided ? UNDECIDED : stored })}
          onChoose={(origin_region) => change({ origin_region })}
        />
        <TextInput
          label="Pengirim di label"
          hint="Nama dan alamat singkat"
          maxLength={150}
          {...field("sender")}
        />
        <TextInput label="Telepon pengirim" maxLength={20} {...field("sender_phone")} />
        <TextInput
          label="Tempat pengambilan"
          hint="Kosong: alamat kantor"
          maxLength={200}
          {...field("pickup_place")}
        />
        <TextInput
          label="Kapan siap diambil"
          placeholder="Siap besok pukul 09.00."
          maxLength={100}
          {...field("pickup_ready")}
        />
        <NumberInput
          label="Toleransi berat (gram)"
          hint="Di atas kilogram penuh, tidak ditagih"
          {...field("tolerance_g")}
        />
        <NumberInput label="Paket terberat (kg)" {...field("most_kg")} />
      </div>
    </Panel>
  );
}

export const ContactPanel = ({ form }: PanelProps) => (
  <Panel title="Nama, logo, dan kontak">
    <div className="mb-4">
      <LogoField />
    </div>
    <div className="bo-fields two">
      <TextInput
        label="Nama komunitas"
        hint="Di header, judul halaman, dan surat"
        maxLength={40}
        {...form.field("community_name")}
      />
      <TextInput
        label="Nomor WhatsApp"
        inputMode="numeric"
        hint="Misalnya 0812 3456 7890"
        {...form.field("whatsapp_number")}
      />
      <TextInput label="Alamat kantor" {...form.field("office_address")} />
      <TextInput
        label="Jam buka"
        optional
        placeholder="Senin–Jumat 09.00–16.00"
        maxLength={120}
        {...form.field("office_hours")}
      />
      <TextInput
        label="Nama penerbit tanda terima"
        hint="Nama lembaga seperti di akta; semula nama komunitas"
        maxLength={80}
        {...form.field("issuer_name")}
      />
      <TextInput label="E-mail di tanda terima" optional type="email" {...form.field("issuer_email")} />
      <TextInput label="Tautan peta" type="url" {...form.field("map_link")} />
    </div>
  </Panel>
);

export function TextPanel({ form }: PanelProps) {
  const { field } = partOf(form, "texts");
  return (
    <Panel title="Tulisan Home dan Tentang Kami">
      <div className="bo-fields two">
        {(Object.keys(TEXT_LABEL) as SiteTextName[]).map((name) => (
          <TextArea key={name} label={TEXT_LABEL[name]} rows={3} maxLength={400} {...field(name)} />
        ))}
      </div>
    </Panel>
  );
}
