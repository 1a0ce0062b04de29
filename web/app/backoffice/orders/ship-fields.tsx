import type { Shipment } from "@barakah/contract";
import { courierRules } from "@barakah/contract/shop/delivery/couriers";
import { TextInput } from "../../ui/form/text-input.tsx";

export interface ShipValues {
  courier: string;
  awb: string;
  driver_name: string;
  driver_phone: string;
}

interface ShipFieldsProps {
  shipment: Shipment;
  values: ShipValues;
  errorOf(field: string): string | undefined;
  onChange(part: Partial<ShipValues>): void;
}

/** Courier and number, or driver and phone. */
export function ShipFields({ shipment, values, errorOf, onChange }: ShipFieldsProps) {
  if (shipment.mode === "store_courier")
    return (
      <>
        <TextInput
          label="Sopir"
          maxLength={60}
          value={values.driver_name}
          error={errorOf("driver_name")}
          onChange={({ target }) => onChange({ driver_name: target.value })}
        />
        <TextInput
          label="Telepon sopir"
          type="tel"
          maxLength={20}
          value={values.driver_phone}
          error={errorOf("driver_phone")}
          onChange={({ target }) => onChange({ driver_phone: target.value })}
        />
      </>
    );
  return (
    <>
      <TextInput
        label="Kurir"
        maxLength={60}
        value={values.courier || shipment.courier}
        error={errorOf("courier")}
        onChange={({ target }) => onChange({ courier: target.value })}
      />
      <TextInput
        label="Nomor resi"
        maxLength={40}
        autoComplete="off"
        placeholder={courierRules(values.courier || shipment.courier).example}
        value={values.awb}
        error={errorOf("awb")}
        onChange={({ target }) => onChange({ awb: target.value })}
      />
    </>
  );
}
