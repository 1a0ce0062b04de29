import type { DeliverySettings } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { RegionField, regionQuery } from "../../shop/index.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import type { PanelProps } from "./panel-props.ts";

/** A district by its name; its code only while the name cannot be had. */
function usePlace(code: string): string {
  const { data, isLoading } = useQuery(regionQuery(code));
  const [region] = data ?? [];
  if (region) return [region.name, region.within].filter(Boolean).join(", ");
  return code && (isLoading ? "Memuat..." : `Kode wilayah ${code}`);
}

export function DeliveryPanel({ values, errorOf, onChange }: PanelProps) {
  const { delivery } = values;
  const origin = usePlace(delivery.origin_region);
  const change = (part: Partial<DeliverySettings>) => onChange({ delivery: { ...delivery, ...part } });
  const text = (name: "sender" | "sender_phone" | "pickup_place" | "pickup_ready") => ({
    value: delivery[name],
    error: errorOf(`delivery.${name}`),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const number = (name: "tolerance_g" | "most_kg") => ({
    inputMode: "numeric" as const,
    value: String(delivery[name]),
    error: errorOf(`delivery.${name}`),
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: Number(target.value.replace(/\D/g, "")) }),
  });
  return (
    <Panel
      title="Pengiriman"
      note="Tanpa asal kiriman, tidak ada kurir yang ditawarkan: pesanan diambil di tempat."
    >
      <div className="bo-fields two">
        <RegionField
          label="Asal kiriman"
          place={origin}
          error={errorOf("delivery.origin_region")}
          onChoose={(origin_region) => change({ origin_region })}
        />
        <TextInput
          label="Pengirim di label"
          hint="Nama dan alamat singkat"
          maxLength={150}
          {...text("sender")}
        />
        <TextInput label="Telepon pengirim" maxLength={20} {...text("sender_phone")} />
        <TextInput
          label="Tempat pengambilan"
          hint="Kosong: alamat kantor"
          maxLength={200}
          {...text("pickup_place")}
        />
        <TextInput
          label="Kapan siap diambil"
          placeholder="Siap besok pukul 09.00."
          maxLength={100}
          {...text("pickup_ready")}
        />
        <TextInput
          label="Toleransi berat (gram)"
          hint="Di atas kilogram penuh, tidak ditagih"
          {...number("tolerance_g")}
        />
        <TextInput label="Paket terberat (kg)" {...number("most_kg")} />
      </div>
    </Panel>
  );
}
