import type { Address } from "@barakah/contract";
import { Chip } from "../../ui/chip.tsx";

type Shown = Pick<Address, "recipient" | "phone" | "street" | "place" | "postal_code" | "note"> & {
  label?: string;
};

export function AddressText({ address }: { address: Shown }) {
  const { recipient, phone, street, place, postal_code, note, label } = address;
  return (
    <span className="block min-w-0 flex-1 text-sm wrap-anywhere">
      <b className="mr-2">{recipient}</b>
      {label && <Chip tone="plain">{label}</Chip>}
      {phone && <span className="block text-text-2">{phone}</span>}
      <span className="block">
        {street}, {place} {postal_code}
      </span>
      {note && <span className="block text-text-2">Patokan: {note}</span>}
    </span>
  );
}
