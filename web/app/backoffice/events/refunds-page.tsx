import type { EventRefund, StaffEvent } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { rupiah } from "../../platform/format.ts";
import { whatsappLink } from "../../platform/whatsapp.ts";
import type { WantedRefund } from "../../treasury/index.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { type Column, PagedTable } from "../../ui/staff/data-table.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { LoadItem, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { eventQuery } from "../catalogue/queries.ts";
import type { Route } from "./+types/refunds-page";
import { EventTabs } from "./event-tabs.tsx";
import { eventRefundsQuery } from "./queries.ts";

export default function RefundsPage({ params }: Route.ComponentProps) {
  return (
    <LoadItem
      query={useQuery(eventQuery(Number(params.id)))}
      crumb="Acara"
      title="Pengembalian"
      list="/admin/acara"
    >
      {(event) => <Refunds event={event} />}
    </LoadItem>
  );
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
    <WorkPage crumb="Acara / Pengembalian" title="Pengembalian">
      <EventTabs event={event} />
      <Panel
        bare
        title="Uang peserta yang batal"
        note="Tidak ada yang dikembalikan sendiri: setiap pengembalian diputuskan pada pembayarannya."
        action={
          <Segments
            label="Tampilkan"
            value={state}
            options={[
              { value: "open", label: "Belum selesai" },
              { value: "done", label: "Selesai" },
            ]}
            onChange={(chosen) => params.change({ status: chosen })}
          />
        }
      >
        <PagedTable
          params={params}
          caption="Pengembalian dana peserta"
          empty={state === "open" ? "Tidak ada uang yang harus dikembalikan." : "Belum ada yang selesai."}
          query={query}
          columns={COLUMNS}
          rowKey={({ code }) => code}
          stacks
        />
      </Panel>
      {state === "open" && rows.length > 0 && (
        <Note tone="info" className="mt-4">
          {rupiah(due)} di halaman ini belum sampai kepada peserta. Setelah ditransfer, catat transfernya pada
          pembayarannya; peserta melihatnya di halaman tiketnya.
        </Note>
      )}
    </WorkPage>
  );
}
