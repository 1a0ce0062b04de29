import type { EventRefund, StaffEvent } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { whatsappLink } from "../../platform/whatsapp.ts";
import type { WantedRefund } from "../../treasury/index.ts";
import { Note } from "../../ui/feedback/note.tsx";
import type { Column } from "../../ui/staff/data-table.tsx";
import { DownloadButtons } from "../../ui/staff/download-buttons.tsx";
import { ListPage } from "../../ui/staff/list-page.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { Route } from "./+types/refunds-page";
import { LoadEvent } from "./event-frame.tsx";
import { EventTabs } from "./event-tabs.tsx";
import { eventRefundsQuery } from "./queries.ts";

export default function RefundsPage({ params }: Route.ComponentProps) {
  return <LoadEvent id={params.id}>{(event) => <Refunds event={event} />}</LoadEvent>;
}

type Step = EventRefund["step"];
const STEP: Record<Step, { tone: BadgeTone; label: string; next: string }> = {
  account: { tone: "mute", label: "Tanpa rekening", next: "Minta rekeningnya" },
  decide: { tone: "wait", label: "Siap diputuskan", next: "Kembalikan dana" },
  transfer: { tone: "info", label: "Perlu ditransfer", next: "Catat transfernya" },
  done: { tone: "ok", label: "Selesai", next: "Lihat pembayaran" },
};

const askingFor = ({ buyer_name, event_title, due, ticket_page }: EventRefund) =>
  `Assalamualaikum ${buyer_name}, pendaftaranmu di ${event_title} dibatalkan dan ${rupiah(due)} kami kembalikan. Isi rekeningmu di ${location.origin}${ticket_page}`;

/** What the treasurer need not type again. */
const refundOf = ({ bank, account_number, account_holder, due, event_title }: EventRefund): WantedRefund => ({
  ...{ bank, account_number, account_holder, amount: due },
  reason: `Pendaftaran di ${event_title} dibatalkan.`,
});

const COLUMNS: readonly Column<EventRefund>[] = [
  {
    head: "Peserta dan rekening",
    title: true,
    cell: ({ buyer_name, bank, account_number, account_holder }) => (
      <>
        <b className="block wrap-anywhere">{buyer_name}</b>
        <small className="wrap-anywhere text-text-2">
          {account_number ? `${bank} ${account_number} a.n. ${account_holder}` : "Belum mengisi rekening"}
        </small>
      </>
    ),
  },
  { head: "Pembayaran", cell: ({ reference }) => reference },
  {
    head: "Langkah",
    cell: ({ step }) => <StatusBadge tone={STEP[step].tone}>{STEP[step].label}</StatusBadge>,
  },
  {
    head: "Jumlah",
    right: true,
    cell: ({ step, due, wanted }) => rupiah(step === "done" ? wanted : due),
  },
  {
    head: "Berikutnya",
    cell: (row) =>
      row.step === "account" && row.buyer_phone ? (
        <a
          href={whatsappLink(row.buyer_phone, askingFor(row))}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-primary-text underline"
        >
          Minta lewat WhatsApp
        </a>
      ) : (
        <SmallLink
          label={STEP[row.step].next}
          to={`/admin/pembayaran/${row.reference}`}
          state={row.step === "decide" ? { refund: refundOf(row) } : undefined}
          variant={row.step === "done" ? "quiet" : "line"}
        />
      ),
  },
];

/** Who has to be given what back, what comes next for each, and what is done. */
function Refunds({ event }: { event: StaffEvent }) {
  const params = useListParams();
  const state = params.status === "done" ? "done" : "open";
  const query = useQuery(eventRefundsQuery(event.id, state, params.offset));
  const rows = query.data?.items ?? [];
  const due = rows.reduce((sum, row) => sum + row.due, 0);
  return (
    <ListPage
      title="Pengembalian"
      above={
        <>
          <EventTabs event={event} />
          <Note tone="info" className="mb-4">
            Tidak ada yang dikembalikan sendiri: setiap pengembalian diputuskan pada pembayarannya.
            {due > 0 &&
              ` ${rupiah(due)} di halaman ini belum sampai kepada peserta. Setelah ditransfer, catat transfernya pada pembayarannya; peserta melihatnya di halaman tiketnya.`}
          </Note>
        </>
      }
      tools={
        <>
          <Segments
            label="Tampilkan"
            value={state}
            options={[
              { value: "open", label: "Belum selesai" },
              { value: "done", label: "Selesai" },
            ]}
            onChange={(chosen) => params.change({ status: chosen })}
          />
          {rows.some(({ step }) => step === "account") && <Remind event={event} />}
          {rows.some(({ step }) => step === "transfer") && (
            <DownloadButtons
              what={{ address: "/api/admin/event-refunds/export/" }}
              name={`pengembalian-${event.slug}`}
              label="Berkas bank"
              query={{ event: String(event.id) }}
            />
          )}
        </>
      }
      params={params}
      caption="Pengembalian dana peserta"
      empty={state === "open" ? "Tidak ada uang yang harus dikembalikan." : "Belum ada yang selesai."}
      query={query}
      columns={COLUMNS}
      rowKey={({ code }) => code}
      stacks
    />
  );
}

/** Each by what reaches them; those whom nothing reaches are asked one by one. */
function Remind({ event: { id } }: { event: StaffEvent }) {
  const toast = useToast();
  return (
    <SendButton
      variant="line"
      icon="bell"
      label="Ingatkan yang belum mengisi rekening"
      send={() => api.call("POST /api/admin/event-refunds/remind/", { body: { event: id } })}
      onSuccess={({ addressed }) =>
        addressed > 0
          ? toast.success(`Pengingat sedang dikirim kepada ${addressed} orang.`, {
              action: { label: "Siapa yang terjangkau", to: `/admin/acara/${id}` },
            })
          : toast.success("Hari ini semuanya sudah diingatkan.")
      }
      refreshes={[]}
    />
  );
}
