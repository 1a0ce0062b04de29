import type { MoneyNotice } from "@barakah/contract";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { pageQuery } from "../../platform/staff-query.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { type Column, PagedTable } from "../../ui/staff/data-table.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { momentOf } from "../../ui/staff/moment.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { NOTICE_STATE } from "../qris/qris-states.ts";

const LISTS: readonly { list: NoticeList; label: string; empty: string }[] = [
  { list: "ownerless", label: "Tanpa pemilik", empty: "Tidak ada uang tanpa pemilik." },
  { list: "unread", label: "Tak terbaca", empty: "Semua notifikasi terbaca." },
  { list: "matched", label: "Cocok", empty: "Belum ada notifikasi yang cocok." },
  { list: "ignored", label: "Disisihkan", empty: "Belum ada yang disisihkan." },
];

type Suggestion = MoneyNotice["suggestions"][number];

/** Still waiting for money, or ended without any: then it can be approved with this. */
const canTake = ({ status }: Suggestion) =>
  status === "pending" || status === "expired" || status === "rejected";

function Suggested({ suggestion, onAccept }: { suggestion: Suggestion; onAccept(): void }) {
  const { reference, payer_name, held_from, held_until } = suggestion;
  return (
    <span className="mt-1.5 block">
      Mungkin{" "}
      <TextLink to={`/admin/pembayaran/${reference}`}>
        {payer_name}, {reference}
      </TextLink>
      <small className="block text-text-2">
        Memesan nominal ini {momentOf(held_from)} sampai {momentOf(held_until)}
      </small>
      {canTake(suggestion) ? (
        <SmallButton variant="soft" className="mt-1" onClick={onAccept} label="Terima untuk pembayaran ini" />
      ) : (
        <small className="block text-text-2">Sudah tidak menunggu uang; mungkin dibayar dua kali.</small>
      )}
    </span>
  );
}

function columnsFor(
  ask: (notice: MoneyNotice, deed: Deed, suggestion?: Suggestion) => void,
): Column<MoneyNotice>[] {
  return [
    {
      head: "Notifikasi",
      title: true,
      cell: ({ title, text, device, reason }) => (
        <>
          <b className="block wrap-anywhere">{title || "(isi sudah dihapus)"}</b>
          {text && <span className="block wrap-anywhere">{text}</span>}
          <small className="block text-text-2">
            {device}
            {reason && ` · ${reason}`}
          </small>
        </>
      ),
    },
    { head: "Nominal", right: true, cell: ({ amount }) => (amount === null ? "-" : rupiah(amount)) },
    { head: "Waktu", cell: ({ posted_at }) => momentOf(posted_at) },
    {
      head: "Keadaan",
      cell: (notice) => {
        const { state, automatic, payment, suggestions } = notice;
        return (
          <>
            <StatusBadge tone={NOTICE_STATE[state].tone}>
              {automatic ? "Otomatis" : NOTICE_STATE[state].label}
            </StatusBadge>
            {payment && (
              <TextLink to={`/admin/pembayaran/${payment.reference}`} className="block">
                {payment.payer_name}, {payment.reference}
              </TextLink>
            )}
            {suggestions.map((one) => (
              <Suggested key={one.reference} suggestion={one} onAccept={() => ask(notice, "accept", one)} />
            ))}
          </>
        );
      },
    },
    {
      head: "Tindakan",
      right: true,
      cell: (notice) => (
        <span className="bo-row-actions">
          {["open", "ambiguous", "unread"].includes(notice.state) && (
            <SmallButton variant="quiet" onClick={() => ask(notice, "ignore")} label="Sisihkan" />
          )}
        </span>
      ),
    },
  ];
}

/** Notifications of incoming money and their matches. Only a person assigns money without an owner. */
export default function NoticesPage() {
  const params = useListParams();
  const [asked, setAsked] = useState<{ notice: MoneyNotice; deed: Deed; suggestion?: Suggestion }>();
  const { list, empty } =
    LISTS.find((one) => one.list === params.status) ?? (LISTS[0] as (typeof LISTS)[number]);
  const query = useQuery(noticesQuery(list, params.offset));
  return (
    <WorkPage title="Notifikasi uang">
      <Panel bare>
        <Segments
          label="Daftar"
          options={LISTS.map((one) => ({ value: one.list, label: one.label }))}
          value={list}
          onChange={(status) => params.change({ status })}
          className="m-3.5 w-fit"
        />
        <PagedTable
          params={params}
          caption="Notifikasi uang"
          columns={columnsFor((notice, deed, suggestion) =>
            setAsked({ notice, deed, ...(suggestion && { suggestion }) }),
          )}
          query={query}
          empty={empty}
        />
      </Panel>
      {asked && <NoticeDialog {...asked} onClose={() => setAsked(undefined)} />}
    </WorkPage>
  );
}

const NOTICE_LISTS = ["ownerless", "unread", "matched", "ignored"] as const;
type NoticeList = (typeof NOTICE_LISTS)[number];

const noticesQuery = (state: NoticeList, offset: number) =>
  pageQuery(
    ["notices", state, offset],
    "GET /api/admin/notices/",
    {
      query: { state, limit: String(PAGE_SIZE), offset: String(offset) },
    },
    { refetchInterval: 20_000 },
  );

type Deed = "accept" | "ignore";

const WORDS = {
  accept: {
    title: "Terima uang ini?",
    text: "Pembayarannya disetujui; bila sudah berakhir dibuka lagi dahulu, selama barang atau tempatnya masih ada.",
    confirm: "Terima dan setujui",
    success: "Uangnya diterima untuk pembayaran itu.",
  },
  ignore: {
    title: "Sisihkan notifikasi ini?",
    text: "Ia tidak lagi muncul sebagai uang tanpa pemilik. Uangnya sendiri tetap terlihat di mutasi bank.",
    confirm: "Sisihkan",
    success: "Notifikasi disisihkan.",
  },
};

function NoticeDialog({
  notice,
  deed,
  suggestion,
  onClose,
}: {
  notice: MoneyNotice;
  deed: Deed;
  /** The payment that it is accepted for. */
  suggestion?: MoneyNotice["suggestions"][number];
  onClose(): void;
}) {
  const form = useDialogForm({
    initial: { reason: "" },
    send(body) {
      const params = { id: String(notice.id) };
      return suggestion
        ? api.call("POST /api/admin/notices/:id/accept/", {
            params,
            body: { reference: suggestion.reference, ...body },
          })
        : api.call("POST /api/admin/notices/:id/ignore/", { params, body });
    },
    success: WORDS[deed].success,
    onClose,
  });
  const { success: _, ...words } = WORDS[deed];
  return (
    <ConfirmForm form={form} {...words} danger={deed === "ignore"} className="">
      <p className="mb-2 font-semibold">
        {notice.amount !== null && rupiah(notice.amount)}{" "}
        {suggestion && `· ${suggestion.payer_name}, ${suggestion.reference}`}
      </p>
      <TextArea label="Alasan" maxLength={REASON_MOST} {...form.field("reason")} />
    </ConfirmForm>
  );
}
