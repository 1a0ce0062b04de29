import type { StaffEvent, StaffRegistration } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { date } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { DialogButton, FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { typeOptions } from "./add-registration.tsx";
import { eventQuery } from "./event-query.ts";
import { eventsQuery } from "./queries.ts";

interface MoveTicketProps {
  event: StaffEvent;
  registration: StaffRegistration;
  ticket: StaffRegistration["tickets"][number];
}

/** Moves a participant to another ticket type, or to another event, with what was paid for it. */
export const MoveTicket = (props: MoveTicketProps) => (
  <DialogButton
    label="Pindahkan"
    variant="quiet"
    className="-mx-1.5 px-1.5!"
    dialog={(close) => <MoveDialog {...props} onClose={close} />}
  />
);

function MoveDialog({ event, registration, ticket, onClose }: MoveTicketProps & { onClose(): void }) {
  const paid = registration.total > 0;
  const mayMove = useMay("money") || !paid;
  const { data: others = [] } = useQuery({
    ...eventsQuery({ search: "", status: "published", offset: 0 }),
    select: ({ items }) =>
      items.filter(({ id, starts_at }) => id !== event.id && Date.parse(starts_at) > Date.now()),
  });
  const form = useDialogForm({
    initial: { event: String(event.id), type: "" },
    check: ({ type }) => (type ? {} : { type: "Pilih jenis tiketnya." }),
    send: ({ type }) =>
      api.call("POST /api/admin/events/:id/registrations/:code/move/", {
        params: { id: event.id, code: registration.code },
        body: { ticket: ticket.id, type: Number(type) },
      }),
    success: "Tiketnya dipindahkan.",
    onClose,
  });
  const { data: target = event } = useQuery(eventQuery(Number(form.values.event)));
  return (
    <FormDialog
      form={form}
      title={`Pindahkan ${ticket.name}`}
      submit="Pindahkan"
      note={
        paid
          ? mayMove
            ? "Hanya ke jenis dengan harga yang sama. Yang sudah dibayar ikut pindah, dan pendaftar dikabari."
            : "Sudah ada harganya, jadi hanya ke jenis dengan harga yang sama di acara ini. Ke acara lain dipindahkan bendahara, karena uangnya ikut."
          : "Pendaftar dikabari bila acaranya berganti. Kode tiketnya tetap."
      }
    >
      {mayMove && (!paid || registration.state === "confirmed") && registration.tickets.length === 1 && (
        <Select
          label="Acara"
          options={[event, ...others].map(({ id, title, starts_at }) => ({
            value: String(id),
            label: `${title}, ${date(starts_at)}`,
          }))}
          {...form.field("event")}
          onChange={({ target: { value } }) => form.change({ event: value, type: "" })}
        />
      )}
      <Select
        label="Jenis tiket"
        placeholder="Pilih jenis tiket"
        options={typeOptions(target)}
        {...form.field("type")}
      />
    </FormDialog>
  );
}
