import type { StaffEvent, StaffRegistration } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { api, fetchFile } from "../../platform/browser-api.ts";
import { date, timeOfDay } from "../../platform/format.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { type Column, PagedTable } from "../../ui/staff/data-table.tsx";
import { FilterBar } from "../../ui/staff/filter-bar.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { ReasonButton, withReason } from "../../ui/staff/reason-dialog.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { Route } from "./+types/certificates-page";
import { EventFrame, Figures } from "./event-frame.tsx";
import { certificateCountsQuery, registrationsQuery } from "./queries.ts";

export default function CertificatesPage({ params }: Route.ComponentProps) {
  return (
    <EventFrame id={params.id} title="Sertifikat" actions={(event) => <Sample event={event} />}>
      {(event) => <Certificates event={event} />}
    </EventFrame>
  );
}

const Sample = ({ event: { id, slug } }: { event: StaffEvent }) => (
  <SendButton
    variant="line"
    label="Unduh contoh"
    send={() => fetchFile(`/api/admin/events/${id}/certificates/preview/`)}
    onSuccess={(pdf) => saveFile(`contoh-sertifikat-${slug}.pdf`, pdf)}
    refreshes={[]}
  />
);

type Ticket = StaffRegistration["tickets"][number];

const RULE = ({ certificate_sessions: sessions }: StaffEvent) =>
  sessions === 0
    ? "Semua yang dipindai masuk."
    : `Dipindai masuk, dan hadir di paling sedikit ${sessions} sesi.`;

function Certificates({ event }: { event: StaffEvent }) {
  const { id } = event;
  const over = Date.parse(event.ends_at) <= Date.now();
  const mayIssue = useMay("events") && over && event.certificate;
  const listed = useListParams();
  const params = { ...listed, status: "confirmed" };
  const columns: readonly Column<StaffRegistration>[] = [
    {
      head: "Peserta",
      title: true,
      cell: eachValid((ticket) => (
        <>
          <b className="basis-full wrap-anywhere">{ticket.name}</b>
          <small className="text-text-2">{presence(ticket)}</small>
        </>
      )),
    },
    {
      head: "Sertifikat",
      cell: eachValid((ticket) => (
        <>
          <Standing of={ticket} />
          {mayIssue && <Acts id={id} of={ticket} />}
        </>
      )),
    },
  ];
  return (
    <div className="bo-grid wide-narrow">
      <Panel bare>
        <FilterBar params={listed} searchFor="Cari nama, kode, telepon, atau e-mail" />
        <PagedTable
          params={listed}
          caption="Sertifikat peserta"
          empty="Belum ada peserta."
          query={useQuery(registrationsQuery(id, params))}
          columns={columns}
          rowKey={({ code }) => code}
          stacks
        />
      </Panel>
      <Rule event={event} mayIssue={mayIssue} over={over} />
    </div>
  );
}

const eachValid =
  (cell: (ticket: Ticket) => ReactNode) =>
  ({ tickets }: StaffRegistration) => (
    <ul className="grid gap-2">
      {tickets
        .filter(({ state }) => state === "valid")
        .map((ticket) => (
          <li key={ticket.id} className="flex flex-wrap items-center gap-x-2">
            {cell(ticket)}
          </li>
        ))}
    </ul>
  );

function Rule({ event, mayIssue, over }: { event: StaffEvent; mayIssue: boolean; over: boolean }) {
  const { id, certificate } = event;
  const { data: counts } = useQuery(certificateCountsQuery(id));
  return (
    <Panel title="Siapa yang mendapat">
      {!certificate && (
        <Note tone="gold">
          Acara ini tidak memberi sertifikat. Aktifkan di bagian Sertifikat pada tab Isi, lalu simpan.
        </Note>
      )}
      {certificate && <p>{RULE(event)}</p>}
      {counts && (
        <Figures
          of={[
            ["Peserta", counts.total],
            ["Memenuhi syarat", counts.present],
            ["Sudah terbit", counts.issued],
            ...(counts.revoked > 0 ? [["Dicabut", counts.revoked] as const] : []),
          ]}
        />
      )}
      {certificate && !over && (
        <p className="text-text-2">Baru bisa diterbitkan setelah acaranya selesai, {date(event.ends_at)}.</p>
      )}
      {mayIssue && (
        <>
          <SendButton
            block
            label="Terbitkan untuk semua yang hadir"
            disabled={counts?.present === 0}
            send={() => api.call("POST /api/admin/events/:id/certificates/", { params: { id } })}
            success="Sertifikat untuk semua yang hadir sudah terbit."
          />
          <p className="mt-2 text-xs text-text-3">
            Yang sudah terbit tetap, yang dicabut tetap dicabut. Peserta melihatnya di halaman tiketnya.
          </p>
        </>
      )}
    </Panel>
  );
}

const presence = ({ entered_at, sessions, type }: Ticket) =>
  [
    type,
    entered_at ? `masuk ${timeOfDay(entered_at)}` : "belum dipindai masuk",
    sessions > 0 && `${sessions} sesi`,
  ]
    .filter(Boolean)
    .join(" · ");

function Standing({ of: { certificate } }: { of: Ticket }) {
  if (!certificate) return <StatusBadge tone="mute">Belum terbit</StatusBadge>;
  if (certificate.revoked_at)
    return (
      <span>
        <StatusBadge tone="no">Dicabut</StatusBadge>
        <small className="block text-text-2">{certificate.revoked_reason}</small>
      </span>
    );
  return (
    <Link to={`/sertifikat/${certificate.number}`} className="font-semibold text-primary-text underline">
      {certificate.number}
    </Link>
  );
}

function Acts({ id, of: { id: ticket, name, certificate } }: { id: number; of: Ticket }) {
  const params = { id, ticket };
  if (certificate && !certificate.revoked_at)
    return (
      <ReasonButton
        button="Cabut"
        look={{ variant: "quiet" }}
        title={`Cabut sertifikat ${name}?`}
        text="Nomornya tidak berlaku lagi: halaman pemeriksaannya mengatakan bahwa sertifikat ini dicabut."
        confirm="Cabut Sertifikat"
        success="Sertifikat dicabut."
        label="Alasan (tercatat)"
        correct={withReason("POST /api/admin/events/:id/certificates/:ticket/revoke/", params)}
      />
    );
  return (
    <ReasonButton
      button={certificate ? "Terbitkan lagi" : "Terbitkan"}
      look={{ variant: "quiet" }}
      title={`Terbitkan sertifikat ${name}?`}
      text="Untuk satu peserta ini saja, juga bila ia tidak dipindai."
      confirm="Terbitkan"
      success="Sertifikat terbit."
      label="Alasan (tercatat)"
      danger={false}
      correct={withReason("POST /api/admin/events/:id/certificates/:ticket/", params)}
    />
  );
}
