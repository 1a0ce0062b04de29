import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { ShortForm } from "../short-form.tsx";
import { spaced } from "../ticket-code.ts";
import type { ScanList } from "./judge-ticket.ts";
import { deviceName } from "./scan-store.ts";
import { saleId } from "./take-cash.ts";

interface DoorSaleProps {
  slug: string;
  list: ScanList;
  onSold(): unknown;
}

/** Sells one ticket for cash and lets its holder in. Needs a network: seats are counted on the server. */
export default function DoorSale({ slug, list: { event, ticket_types }, onSold }: DoorSaleProps) {
  const left = ticket_types.filter((type) => type.left !== 0);
  const isOpen = event.price_kind === "open" || event.price_kind === "minimum";
  const [id, setId] = useState(saleId);
  const priceOf = (type: string) =>
    event.price_kind === "fixed" ? (left.find((one) => String(one.id) === type)?.price ?? 0) : 0;
  const amountOf = ({ type, price }: { type: string; price: string }) =>
    isOpen ? Number(price.replace(/\D/g, "")) : priceOf(type);
  const form = useForm({
    initial: { type: String(left[0]?.id ?? ""), name: "", phone: "", price: "" },
    check: ({ name }) => (name.trim() ? {} : { name: "Tulis nama pesertanya." }),
    mutationFn(values) {
      const { type, name, phone } = values;
      const amount = amountOf(values);
      const ticket = { type: Number(type), ...(isOpen && { price: amount }) };
      return api.call("POST /api/events/:slug/door/", {
        params: { slug },
        body: { sale_id: id, tickets: [ticket], name, phone, amount, enter: true, device: deviceName() },
      });
    },
    onDone(answer) {
      setSold(answer as Sold);
      setId(saleId());
      form.change({ name: "", phone: "", price: "" });
      onSold();
    },
  });
  const [sold, setSold] = useState<Sold>();
  if (left.length === 0) return <p className="pb-2 text-sm">Tidak ada tiket yang tersisa.</p>;
  const amount = amountOf(form.values);
  const label = ({ name, price }: { name: string; price: number }) =>
    event.price_kind === "fixed" ? `${name}, ${price > 0 ? rupiah(price) : "gratis"}` : name;
  return (
    <ShortForm
      form={form}
      submit={amount > 0 ? `Terima tunai ${rupiah(amount)} dan masukkan` : "Daftarkan dan masukkan"}
      className="gap-3 pt-2"
    >
      {sold && <SoldNote sold={sold} />}
      <Select
        label="Jenis tiket"
        options={left.map((type) => ({ value: String(type.id), label: label(type) }))}
        {...form.field("type")}
      />
      <TextInput label="Nama peserta" autoComplete="off" {...form.field("name")} />
      <TextInput
        label="Nomor telepon"
        optional
        type="tel"
        autoComplete="off"
        hint="Dengan nomor ini ia dapat membuka tiketnya lagi."
        {...form.field("phone")}
      />
      {isOpen && (
        <TextInput
          label="Nominal"
          prefix="Rp."
          inputMode="numeric"
          hint={event.min_price > 0 ? `Paling sedikit ${rupiah(event.min_price)}.` : undefined}
          {...form.field("price")}
        />
      )}
    </ShortForm>
  );
}

interface Sold {
  amount: number;
  ticket_page: string;
  tickets: readonly { code: string; name: string }[];
}

/** The cash that was taken, and the ticket's code, which the guest may write down. */
const SoldNote = ({ sold: { amount, ticket_page, tickets } }: { sold: Sold }) => (
  <Note tone="green">
    <b className="block">{tickets.map(({ name }) => name).join(", ")} sudah masuk.</b>
    {amount > 0 ? `Tunai ${rupiah(amount)} tercatat di kas acara. ` : ""}
    Kode tiketnya {tickets.map(({ code }) => spaced(code)).join(", ")}.{" "}
    <Link to={ticket_page} className="font-semibold underline">
      Buka tiketnya
    </Link>
  </Note>
);
