import type { MoneyNotice } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { type Column, PagedTable } from "../../ui/staff/data-table.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { momentOf } from "../../ui/staff/moment.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { NOTICE_STATE } from "../qris/qris-states.ts";
import { type Deed, NoticeDialog } from "./notice-dialog.tsx";
import { type NoticeList, noticesQuery } from "./queries.ts";

const LISTS: readonly { list: NoticeList; label: string; empty: string }[] = [
  { list: "ownerless", label: "Tanpa pemilik", empty: "Tidak ada uang tanpa pemilik." },
  { list: "unread", label: "Tak terbaca", empty: "Semua notifikasi terbaca." },
  { list: "matched", label: "Cocok", empty: "Belum ada notifikasi yang cocok." },
  { list: "ignored", label: "Disisihkan", empty: "Belum ada yang disisihkan." },
];

/** Late enough that its payment had ended: then it can be opened again. */
const isLate = ({ state, payment }: MoneyNotice) =>
  state === "ambiguous" && (payment?.status === "expired" || payment?.status === "rejected");

function columnsFor(ask: (notice: MoneyNotice, deed: Deed) => void): Column<MoneyNotice>[] {
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
      cell: ({ state, automatic, payment }) => (
        <>
          <StatusBadge tone={NOTICE_STATE[state].tone}>
            {automatic ? "Otomatis" : NOTICE_STATE[state].label}
          </StatusBadge>
          {payment && (
            <Link
              to={`/admin/pembayaran/${payment.reference}`}
              className="block underline underline-offset-3"
            >
              {payment.payer_name}, {payment.reference}
            </Link>
          )}
        </>
      ),
    },
    {
      head: "Tindakan",
      right: true,
      cell: (notice) => (
        <span className="bo-row-actions">
          {isLate(notice) && (
            <SmallButton variant="soft" onClick={() => ask(notice, "accept")}>
              Terima untuk pembayaran itu
            </SmallButton>
          )}
          {["open", "ambiguous", "unread"].includes(notice.state) && (
            <SmallButton variant="quiet" onClick={() => ask(notice, "ignore")}>
              Sisihkan
            </SmallButton>
          )}
        </span>
      ),
    },
  ];
}

/** Money that devices told of, and what became of it. Nobody's money is never given away by a guess. */
export default function NoticesPage() {
  const params = useListParams();
  const [asked, setAsked] = useState<{ notice: MoneyNotice; deed: Deed }>();
  const { list, empty } =
    LISTS.find((one) => one.list === params.status) ?? (LISTS[0] as (typeof LISTS)[number]);
  const query = useQuery(noticesQuery(list, params.offset));
  return (
    <WorkPage crumb="QRIS" title="Notifikasi uang">
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
          columns={columnsFor((notice, deed) => setAsked({ notice, deed }))}
          rowKey={({ id }) => id}
          query={query}
          empty={empty}
          stacks
        />
      </Panel>
      {asked && <NoticeDialog {...asked} onClose={() => setAsked(undefined)} />}
    </WorkPage>
  );
}
