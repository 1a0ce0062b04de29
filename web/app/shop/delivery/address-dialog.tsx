import type { Address, AddressDraft } from "@barakah/contract";
import { PHONE_PATTERN, PHONE_WRONG } from "@barakah/contract/payments/payer-contact";
import { useQueryClient } from "@tanstack/react-query";
import { sentenceOf } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { shoppingKey } from "../member/shopping-queries.ts";
import { RegionField } from "./region-field.tsx";

type Values = Required<AddressDraft> & { place: string };

const EMPTY: Values = {
  recipient: "",
  phone: "",
  region_code: "",
  street: "",
  postal_code: "",
  note: "",
  label: "",
  is_default: false,
  place: "",
};

const addressErrors = ({ recipient, phone, region_code, street, postal_code }: Values) =>
  onlyWrong({
    recipient: recipient.trim() ? undefined : "Isi dengan nama penerima.",
    phone: PHONE_PATTERN.test(phone.trim()) ? undefined : PHONE_WRONG,
    region_code: region_code ? undefined : "Pilih kecamatan.",
    street: street.trim() ? undefined : "Isi dengan nama jalan, nomor, RT dan RW.",
    postal_code: /^(\d{5})?$/.test(postal_code.trim()) ? undefined : "Isi dengan 5 angka.",
  });

interface AddressDialogProps {
  memberId: number;
  /** Undefined for a new address. */
  address?: Address | undefined;
  /** Prefilled values of a first address. */
  known?: { recipient: string; phone: string };
  onClose(): void;
  onSaved(address: Address): void;
}

/** What was typed stays when saving fails. */
export function AddressDialog({ memberId, address, known, onClose, onSaved }: AddressDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { ref, values, errors, change, field, submit, busy } = useForm<Values, Address>({
    initial: { ...EMPTY, ...known, ...address },
    check: addressErrors,
    mutationFn({ place: _, ...body }) {
      const draft = { ...body, id: undefined };
      return address
        ? api.call("PUT /api/addresses/:id/", { params: { id: address.id }, body: draft })
        : api.call("POST /api/addresses/", { body: draft });
    },
    success: "Alamat disimpan.",
    async onSuccess(saved) {
      await client.invalidateQueries({ queryKey: shoppingKey(memberId, "addresses") });
      onSaved(saved);
    },
    onError: (error) => toast.error(sentenceOf(error)),
  });
  return (
    <ConfirmDialog
      open
      title={address ? "Ubah alamat" : "Di mana alamatmu?"}
      confirm="Simpan Alamat"
      busy={busy}
      onConfirm={submit}
      onCancel={onClose}
    >
      <form ref={ref} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <RegionField
          place={values.place}
          error={errors.region_code}
          onChoose={(region_code, place) => change({ region_code, place })}
        />
        <TextInput
          label="Jalan, nomor, RT dan RW"
          autoComplete="street-address"
          maxLength={200}
          {...field("street")}
        />
        <TextInput label="Nama penerima" autoComplete="name" maxLength={100} {...field("recipient")} />
        <TextInput label="Nomor telepon" type="tel" autoComplete="tel" maxLength={20} {...field("phone")} />
        <TextInput label="Kode pos" optional inputMode="numeric" maxLength={5} {...field("postal_code")} />
        <TextInput
          label="Patokan"
          optional
          placeholder="Pagar hijau, seberang musala"
          maxLength={150}
          {...field("note")}
        />
        <TextInput label="Sebutan" optional placeholder="Rumah, Kantor" maxLength={30} {...field("label")} />
        {!address?.is_default && <Checkbox {...field("is_default")}>Jadikan alamat utama</Checkbox>}
      </form>
    </ConfirmDialog>
  );
}
