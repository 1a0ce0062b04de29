import type { StaffEvent, StaffRegistration } from "@barakah/contract";
import {
  REGISTRATION_SOURCE_LABEL,
  REGISTRATION_STATE_LABEL,
  REGISTRATION_STATES,
  type RegistrationState,
} from "@barakah/contract/events/event-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { downloadPrivateFile } from "../../platform/download-private-file.ts";
import { date, rupiah, timeOfDay } from "../../platform/format.ts";
import { saveFile } from "../../platform/save-file.ts";
import { useSend } from "../../ui/form/use-send.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { DownloadButtons } from "../../ui/staff/download-buttons.tsx";
import { ListPage } from "../../ui/staff/list-page.tsx";
import { type ListParams, useListParams } from "../../ui/staff/list-params.ts";
import { ReasonButton, withReason } from "../../ui/staff/reason-dialog.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import type { Route } from "./+types/registration-list-page";
import { AddRegistration } from "./add-registration.tsx";
import { LoadEvent } from "./event-frame.tsx";
import { EventTabs } from "./event-tabs.tsx";
import { RegistrationBadge } from "./event-words.tsx";
import { ImportRegistrations } from "./import-registrations.tsx";
import { MoveTicket } from "./move-ticket.tsx";
import { registrationsQuery } from "./queries.ts";
import { Selection, useChosen } from "./registration-selection.tsx";

export default function RegistrationListPage({ params }: Route.ComponentProps) {
  return <LoadEvent id={params.id}>{(event) => <Registrations event={event} />}</LoadEvent>;
}

function Registrations({ event }: { event: StaffEvent }) {
  const { id, slug } = event;
  const params = useListParams();
  const [mayDecide, mayEdit] = [useMay("money"), useMay("events")];
  const mayAdd = mayEdit && event.state === "published";
  const query = useQuery(registrationsQuery(id, params));
  const { column: chooser, ...selection } = useChosen(query.data?.items ?? []);
  const columns: readonly Column<StaffRegistration>[] = [
    ...(mayDecide || mayEdit ? [chooser] : []),
    {
      head: "Pendaftar",
      title: true,
      cell: ({ buyer_name, code, source }) => (
        <>
          <b className="block wrap-anywhere">{buyer_name}</b>
          <small className="text-text-3">
            {code} · {REGISTRATION_SOURCE_LABEL[source]}
          </small>
        </>
      ),
    },
    {
      head: "Kontak",
      cell: ({ buyer_phone, buyer_email }) => (
        <span className="wrap-anywhere">{[buyer_phone, buyer_email].filter(Boolean).join(", ") || "–"}</span>
      ),
    },
    { head: "Tiket", cell: (row) => <Tickets of={row} event={mayAdd ? event : undefined} /> },
    { head: "Total", right: true, cell: ({ total }) => (total > 0 ? rupiah(total) : "Gratis") },
    { head: "Mendaftar", cell: ({ created_at }) => `${date(created_at)}, ${timeOfDay(created_at)}` },
    { head: "Keadaan", cell: (row) => <Standing of={row} linked={mayDecide} /> },
    ...(mayDecide ? [{ head: "Tindakan", cell: (row: StaffRegistration) => <Acts id={id} of={row} /> }] : []),
  ];
  return (
    <ListPage
      title="Peserta"
      above={<EventTabs event={event} />}
      actions={
        mayAdd && (
          <>
            <ImportRegistrations event={event} />
            <AddRegistration event={event} />
          </>
        )
      }
      head={
        <>
          <Counts of={event.counts} params={params} />
          <Selection event={event} {...selection} />
        </>
      }
      searchFor="Cari nama, kode, telepon, atau e-mail"
      tools={
        <DownloadButtons
          what={{ address: `/api/admin/events/${id}/registrations/export/` }}
          name={`peserta-${slug}`}
          query={{ search: params.search, state: params.status }}
        />
      }
      params={params}
      caption="Daftar peserta acara"
      empty="Tidak ada pendaftaran di sini."
      emptyStep={{ text: "Pendaftaran muncul begitu ada yang mendaftar." }}
      query={query}
      columns={columns}
      rowKey={({ code }) => code}
    />
  );
}

const COUNTED: readonly { filter: string; label: string; states: readonly RegistrationState[] }[] = [
  { filter: "", label: "Semua", states: REGISTRATION_STATES },
  ...(["confirmed", "waiting_payment", "waitlisted"] as const).map((state) => ({
    ...{ filter: state, label: REGISTRATION_STATE_LABEL[state], states: [state] },
  })),
  { filter: "ended", label: "Batal dan kedaluwarsa", states: ["cancelled", "expired"] },
];

/** How many there are in each state; pressed, the list shows only those. */
const Counts = ({ of: counts, params }: { of: StaffEvent["counts"]; params: ListParams }) => (
  <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-px border-b border-border bg-border">
    <legend className="sr-only">Keadaan pendaftaran</legend>
    {COUNTED.map(({ filter, label, states }) => (
      <button
        key={filter}
        type="button"
        aria-pressed={params.status === filter}
        onClick={() => params.change({ status: filter })}
        className="border-b-[3px] border-surface bg-surface px-4.5 py-2.5 text-left -outline-offset-2 max-desk:first-of-type:col-span-full aria-pressed:border-primary aria-pressed:bg-primary-softer"
      >
        <span className="block text-xs text-text-2">{label}</span>
        <b className="text-lg tabular-nums">{states.reduce((sum, state) => sum + counts[state], 0)}</b>
      </button>
    ))}
  </fieldset>
);

interface TicketsProps {
  of: StaffRegistration;
  /** For those who may move a ticket to another type. */
  event: StaffEvent | undefined;
}

const Tickets = ({ of: registration, event }: TicketsProps) => {
  const { tickets, waiting_type, state: standing } = registration;
  return (
    <ul>
      {tickets.length === 0 && <li>{waiting_type || "–"}</li>}
      {tickets.map((ticket) => {
        const { id, name, type, state, entered_at, answers } = ticket;
        return (
          <li key={id} className="wrap-anywhere">
            <div className="flex flex-wrap items-center gap-x-3">
              <span>
                <span className={state === "void" ? "line-through" : ""}>
                  {name}, {type}
                </span>
                {state === "void" && " (tidak berlaku)"}
                {entered_at && ` (masuk ${timeOfDay(entered_at)})`}
              </span>
              {event && state === "valid" && (standing === "confirmed" || standing === "waiting_payment") && (
                <MoveTicket event={event} registration={registration} ticket={ticket} />
              )}
            </div>
            {answers.map(({ label, answer, file }) => (
              <small key={label} className="block text-text-3">
                {label}: {file ? <AnswerFile address={file} name={`${name}, ${label}`} /> : answer}
              </small>
            ))}
          </li>
        );
      })}
    </ul>
  );
};

/** Downloads the file by a call with the session's token, which a link would not send. */
function AnswerFile({ address, name }: { address: string; name: string }) {
  const { send, busy } = useSend({
    mutationFn: () => downloadPrivateFile(address),
    onSuccess: (picture) => saveFile(`${name}.jpg`, picture),
  });
  return (
    <button
      type="button"
      disabled={busy}
      aria-label={`Unduh berkas ${name}`}
      onClick={() => send()}
      className="font-semibold text-primary-text underline"
    >
      {busy ? "Mengunduh…" : "Unduh berkas"}
    </button>
  );
}

const Standing = ({
  of: { state, payment, refund_due },
  linked,
}: {
  of: StaffRegistration;
  linked: boolean;
}) => (
  <>
    <RegistrationBadge state={state} />
    {refund_due > 0 && <small className="block text-text-2">Perlu dikembalikan {rupiah(refund_due)}</small>}
    {payment?.late_money && <small className="block text-text-2">Uangnya datang terlambat</small>}
    {payment && linked && (
      <Link
        to={`/admin/pembayaran/${payment.reference}`}
        className="block text-xs text-primary-text underline"
      >
        {payment.reference}
      </Link>
    )}
  </>
);

const CANCELLING = {
  waitlisted: "Namanya keluar dari daftar tunggu.",
  waiting_payment:
    "Kursinya kosong lagi dan pembayarannya ditutup. Bila bukti transfernya sudah dikirim, bukti itu ditolak.",
  confirmed:
    "Semua tiketnya tidak berlaku lagi dan kursinya kosong. Bila ada yang sudah dibayar, uangnya masuk daftar pengembalian.",
};

function Acts({ id, of: row }: { id: number; of: StaffRegistration }) {
  const { code, buyer_name, state, payment, seats_free } = row;
  const params = { id, code };
  if (state === "expired" && payment?.late_money && seats_free)
    return (
      <ReasonButton
        button="Hidupkan lagi"
        title={`Hidupkan pendaftaran ${buyer_name}?`}
        text="Kursinya dipegang lagi, dan pembayarannya menunggu keputusanmu."
        confirm="Hidupkan"
        success="Pendaftaran dihidupkan lagi."
        label="Alasan (tercatat)"
        danger={false}
        correct={withReason("POST /api/admin/events/:id/registrations/:code/revive/", params)}
      />
    );
  if (state === "cancelled" || state === "expired") return "–";
  return (
    <ReasonButton
      button="Batalkan"
      title={`Batalkan pendaftaran ${buyer_name}?`}
      text={CANCELLING[state]}
      confirm="Batalkan Pendaftaran"
      success="Pendaftaran dibatalkan."
      label="Alasan (dibaca pendaftar dan tercatat)"
      correct={withReason("POST /api/admin/events/:id/registrations/:code/cancel/", params)}
    />
  );
}
