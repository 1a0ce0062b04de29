import type { Shipment } from "@barakah/contract";
import { courierRules } from "@barakah/contract/shop/delivery/couriers";
import type { TextFields } from "../../ui/form/form-fields.ts";
import { TextInput } from "../../ui/form/text-input.tsx";

export const NOT_SHIPPED = { courier: "", awb: "", driver_name: "", driver_phone: "" };

interface ShipFieldsProps {
  shipment: Shipment;
  form: TextFields<keyof typeof NOT_SHIPPED>;
}

/** Courier and number, or driver and phone. */
export function ShipFields({ shipment, form }: ShipFieldsProps) {
  if (shipment.mode === "store_courier")
    return (
      <>
        <TextInput label="Sopir" maxLength={60} {...form.field("driver_name")} />
        <TextInput label="Telepon sopir" type="tel" maxLength={20} {...form.field("driver_phone")} />
      </>
    );
  const courier = form.field("courier");
  const name = courier.value || shipment.courier;
  return (
    <>
      <TextInput label="Kurir" maxLength={60} {...courier} value={name} />
      <TextInput
        label="Nomor resi"
        maxLength={40}
        autoComplete="off"
        placeholder={courierRules(name).example}
        {...form.field("awb")}
      />
    </>
  );
}
