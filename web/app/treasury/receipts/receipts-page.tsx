import type { StaffReceipt } from "@barakah/contract";
import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { RECEIPT_KIND_LABEL, VOID_WORDS } from "@barakah/contract/payments/receipts/receipt-words";
import { useQuery } from "@tanstack/react-query";
import { date, rupiah } from "../../platform/format.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { ListPage } from "../../ui/staff/list-page.tsx";
import { listQuery, useListParams } from "../../ui/staff/list-params.ts";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { ReceiptActs } from "./receipt-acts.tsx";

const STATES = [
  { value: "valid", label: "Berlaku" },
  { value: "void", label: "Batal" },
];

const COLUMNS: readonly Column<StaffReceipt>[] = [
  {
    head: "Nomor",
    title: true,
    cell: ({ number, kind, issued_at }) => (
      <>
        <a
          href={`/bukti/${number}`}
          target="_blank"
          rel="noreferrer"
          className="block font-semibold whitespace-nowrap underline underline-offset-3"
        >
          {number}
        </a>
        <small className="text-text-2">
          {RECEIPT_KIND_LABEL[kind]} · {date(issued_at)}
        </small>
      </>
    ),
  },
  { head: "Dari", cell: (receipt) => <Giver receipt={receipt} /> },
  { head: "Untuk", cell: (receipt) => <GivenFor receipt={receipt} /> },
  {
    head: "Nominal",
    right: true,
    cell: ({ amount, void: ended }) => (ended ? <s>{rupiah(amount)}</s> : rupiah(amount)),
  },
  { head: "Status", cell: (receipt) => <State receipt={receipt} /> },
  { head: "Tindakan", cell: (receipt) => <ReceiptActs receipt={receipt} /> },
];

export default function ReceiptsPage() {
  const params = useListParams();
  const query = useQuery(listQuery("receipts", "GET /api/admin/receipts/", params));
  return (
    <ListPage
      title="Tanda terima"
      searchFor="Cari nomor, nomor pembayaran, nama atau nominal"
      statuses={STATES}
      params={params}
      caption="Daftar tanda terima"
      empty="Tidak ada tanda terima di sini. Tanda terima terbit sendiri saat donasi disetujui."
      query={query}
      rowKey={({ number }) => number}
      columns={COLUMNS}
    />
  );
}

const Giver = ({ receipt: { payer_name, shown_as, on_behalf, reference } }: { receipt: StaffReceipt }) => (
  <>
    <TextLink to={`/admin/pembayaran/${reference}`} className="block">
      {payer_name}
    </TextLink>
    {on_behalf && <small className="block text-text-2">Atas nama {on_behalf}</small>}
    {shown_as !== payer_name && <small className="block text-text-2">Tampil sebagai {shown_as}</small>}
  </>
);

const GivenFor = ({ receipt: { lines } }: { receipt: StaffReceipt }) => (
  <ul>
    {lines.map(({ fund_kind, programme }) => (
      <li key={`${fund_kind} ${programme}`} className="max-w-72">
        <span className="block truncate">{programme}</span>
        <small className="text-text-2">{FUND_KIND_LABEL[fund_kind]}</small>
      </li>
    ))}
  </ul>
);

function State({ receipt: { void: ended } }: { receipt: StaffReceipt }) {
  if (!ended) return <StatusBadge tone="ok">Berlaku</StatusBadge>;
  return (
    <>
      <StatusBadge tone="no">Batal</StatusBadge>
      <small className="block max-w-56 text-text-2">
        {date(ended.at)} · {ended.note || VOID_WORDS[ended.because]}
        {ended.by && ` · ${ended.by}`}
      </small>
    </>
  );
}
