import type { StaffEvent, StaffRegistration } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api, fetchFile } from "../../platform/browser-api.ts";
import { date, timeOfDay } from "../../platform/format.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { type Column, PagedTable } from "../../ui/staff/data-table.tsx";
import { FilterBar } from "../../ui/staff/filter-bar.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { ReasonButton } from "../../ui/staff/reason-dialog.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { Route } from "./+types/certificates-page";
import { EventFrame } from "./event-frame.tsx";
import { certificateCountsQuery, registrationsQuery } from "./queries.ts";

export default function CertificatesPage({ params }: Route.ComponentProps) {
  return (
    <EventFrame id={params.id} title="Sertifikat" actions={(event) => <Sample event={event} />}>
      {(event) => <Certificates event={event} />}
    </EventFrame>
  );
}

function Sample({ event: { id, slug } }: { event: StaffEvent }) {
  const { send, busy } = useSend({
    mutationFn: () => fetchFile(`/api/admin/events/${id}/certificates/preview/`),
    onSuccess: (pdf) => saveFile(`contoh-sertifikat-${slug}.pdf`, pdf),
  });
  return <SmallButton variant="line" label="Unduh contoh" busy={busy} onClick={() => send()} />;
}

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
      cell: ({ tickets }) => (
        <ul className="grid gap-2">
          {tickets
            .filter(({ state }) => state === "valid")
            .map((ticket) => (
              <li key={ticket.id}>
                <b className="block wrap-anywhere">{ticket.name}</b>
                <small className="text-text-2">{presence(ticket)}</small>
              </li>
            ))}
        </ul>
      ),
    },
    {
      head: "Sertifikat",
      cell: ({ tickets }) => (
        <ul className="grid gap-2">
          {tickets
            .filter(({ state }) => state === "valid")
            .map((ticket) => (
              <li key={ticket.id} className="flex flex-wrap items-center gap-2">
                <Standing of={ticket} />
                {mayIssue && <Acts id={id} of={ticket} />}
              </li>
            ))}
        </ul>
      ),
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

function Rule({ event, mayIssue, over }: { event: StaffEvent; mayIssue: boolean; over: boolean }) {
  const { id, certificate } = event;
  const { data: counts } = useQuery(certificateCountsQuery(id));
  const issuing = useSend({
    mutationFn: () => api.call("POST /api/admin/events/:id/certificates/", { params: { id } }),
    success: "Sertifikat untuk semua yang hadir sudah terbit.",
    refreshes: "everything",
  });
  return (
    <Panel title="Siapa yang mendapat">
      {!certificate && (
        <Note tone="gold">
          Acara ini tidak memberi sertifikat. Aktifkan di bagian Sertifikat pada tab Isi, lalu simpan.
        </Note>
      )}
      {certificate && <p>{RULE(event)}</p>}
      {counts && (
        <dl className="my-3 grid grid-cols-[1fr_auto] gap-y-1 border-y border-border py-2 [&_dd]:font-semibold">
          <dt>Peserta</dt>
          <dd>{counts.total}</dd>
          <dt>Memenuhi syarat</dt>
          <dd>{counts.present}</dd>
          <dt>Sudah terbit</dt>
          <dd>{counts.issued}</dd>
          {counts.revoked > 0 && (
            <>
              <dt>Dicabut</dt>
              <dd>{counts.revoked}</dd>
            </>
          )}
        </dl>
      )}
      {certificate && !over && (
        <p className="text-text-2">Baru bisa diterbitkan setelah acaranya selesai, {date(event.ends_at)}.</p>
      )}
      {mayIssue && (
        <>
          <SmallButton
            block
            label="Terbitkan untuk semua yang hadir"
            busy={issuing.busy}
            disabled={counts?.present === 0}
            onClick={() => issuing.send()}
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
    entered_at ? `masuk ${timeOfDay(entered_at)}` : "tidak dipindai masuk",
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
        correct={(reason) =>
          api.call("POST /api/admin/events/:id/certificates/:ticket/revoke/", { params, body: { reason } })
        }
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
      correct={(reason) =>
        api.call("POST /api/admin/events/:id/certificates/:ticket/", { params, body: { reason } })
      }
    />
  );
}
