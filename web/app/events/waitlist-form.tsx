import type { EventDetail } from "@barakah/contract";
import { OFFER_HOURS } from "@barakah/contract/events/seat-offer-hours";
import { useNavigate } from "react-router";
import { ContactFields, contactErrors } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { onlyWrong } from "../ui/form/field-errors.ts";
import { Select } from "../ui/form/select.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { typePrice } from "./event-time.ts";
import { ShortForm } from "./short-form.tsx";

/** Nothing is paid now. The first in line gets a link when a seat returns. */
export default function WaitlistForm({ event }: { event: EventDetail }) {
  const navigate = useNavigate();
  const gone = event.ticket_types.filter(({ left }) => left === 0);
  const form = useForm({
    initial: { type: String(gone[0]?.id ?? ""), name: "", phone: "", email: "" },
    check: (values) => onlyWrong(contactErrors(values)),
    mutationFn: ({ type, ...buyer }) =>
      api.call("POST /api/events/:slug/waitlist/", {
        params: { slug: event.slug },
        body: { type: Number(type), ...buyer },
      }),
    onSuccess: ({ ticket_page }: { ticket_page: string }) => navigate(ticket_page),
  });
  return (
    <ShortForm form={form} submit="Masuk daftar tunggu" className="gap-4 bg-surface p-4">
      <div>
        <h2 className="text-lg">Daftar tunggu</h2>
        <p className="text-sm text-text-2">
          Tidak dibayar sekarang. Bila sebuah kursi kembali, yang pertama menunggu jenis tiket itu mendapat
          tautan dan kursinya dipegang {OFFER_HOURS} jam, lalu pindah ke orang berikutnya.
        </p>
      </div>
      <Select
        {...form.field("type")}
        label="Jenis tiket"
        options={gone.map((type) => ({
          value: String(type.id),
          label: `${type.name}, ${typePrice(event, type)}`,
        }))}
      />
      <ContactFields
        form={form}
        prefix=""
        phoneHint="Bila ada kursi, tawarannya kami kirim ke e-mailmu. Tanpa e-mail, panitia mengirimnya lewat WhatsApp ke nomor ini, jadi bisa lebih lambat."
      />
    </ShortForm>
  );
}
