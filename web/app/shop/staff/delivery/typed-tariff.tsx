import type { Tariff } from "@barakah/contract";
import { DELIVERY_LABEL } from "@barakah/contract/shop/delivery/words";
import { useState } from "react";
import { api } from "../../../platform/browser-api.ts";
import { Button } from "../../../ui/form/button.tsx";
import { FieldError } from "../../../ui/form/field.tsx";
import { NumberInput } from "../../../ui/form/number-input.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { useSend } from "../../../ui/form/use-send.ts";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { Panel } from "../../../ui/staff/work-page.tsx";
import { RegionField } from "../../delivery/region-field.tsx";
import { tariffsQuery } from "./queries.ts";

const MODES = (["courier", "store_courier"] as const).map((value) => ({
  value,
  label: DELIVERY_LABEL[value],
}));
const EMPTY = {
  ...{ mode: "courier" as Tariff["mode"], courier: "", service: "", region: null as string | null },
  ...{ first_kg: 0, next_kg: 0, days_min: 1, days_max: 3 },
};

/** One price to one place, found by its name. */
export function TypedTariff() {
  // A new choice of the place for each tariff.
  const [written, setWritten] = useState(0);
  const [place, setPlace] = useState("");
  const form = useForm({
    initial: EMPTY,
    check: ({ region }) => (region === null ? { region: "Pilih kota atau kecamatan dari daftar." } : {}),
    mutationFn: (body) => api.call("POST /api/admin/tariffs/", { body }),
    success: "Tarif disimpan.",
    onSuccess(_, { mode, courier, service }) {
      form.settle({ ...EMPTY, mode, courier, service });
      setPlace("");
      setWritten(written + 1);
    },
    refreshes: [tariffsQuery().queryKey],
    toasts: true,
  });
  return (
    <Panel title="Tulis tarif ke satu kota" note="Tarif layanan yang sama ke tempat yang sama diganti.">
      <form ref={form.ref} noValidate onSubmit={form.submit} className="bo-fields">
        <RegionField
          key={written}
          label="Ke mana"
          anyLevel
          place={place}
          error={form.errorOf("region")}
          onChoose={(region, name) => {
            form.change({ region });
            setPlace(name);
          }}
        />
        <div className="bo-fields two">
          <Select label="Cara" options={MODES} {...form.field("mode")} />
          <TextInput label="Kurir" placeholder="JNE" maxLength={60} {...form.field("courier")} />
          <TextInput label="Layanan" optional placeholder="REG" maxLength={60} {...form.field("service")} />
          <NumberInput label="Kilogram pertama (rupiah)" {...form.field("first_kg")} />
          <NumberInput label="Kilogram berikut (rupiah)" {...form.field("next_kg")} />
          <NumberInput label="Paling cepat (hari)" {...form.field("days_min")} />
          <NumberInput label="Paling lambat (hari)" {...form.field("days_max")} />
        </div>
        {form.problem && <FieldError>{form.problem}</FieldError>}
        <Button type="submit" size="sm" className="w-fit" busy={form.busy} label="Simpan tarif" />
      </form>
    </Panel>
  );
}

export function RemoveTariff({
  tariff: { mode, courier, service, region, region_name },
}: {
  tariff: Tariff;
}) {
  const remove = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/tariffs/remove/", { body: { mode, courier, service, region } }),
    success: "Tarif dihapus.",
    refreshes: [tariffsQuery().queryKey],
  });
  return (
    <SmallButton
      variant="line"
      busy={remove.busy}
      aria-label={`Hapus tarif ${courier} ${service} ke ${region_name}`}
      onClick={() => remove.send()}
    >
      Hapus
    </SmallButton>
  );
}
