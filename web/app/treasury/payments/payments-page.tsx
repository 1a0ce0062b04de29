import type { QueuedPayment } from "@barakah/contract";
import { ONLINE_METHOD, PAYMENT_STATUSES } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { statusWords } from "../../payments/index.ts";
import { date, rupiah } from "../../platform/format.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { DownloadButtons } from "../../ui/staff/download-buttons.tsx";
import { ListPage } from "../../ui/staff/list-page.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { paymentsQuery } from "../payouts/queries.ts";
import { KIND } from "./payment-head.tsx";

const STATUSES = PAYMENT_STATUSES.map((value) => ({
  value,
  // `refunded` includes refunds that are owed and refunds that were paid.
  label: value === "refunded" ? "Pengembalian dana" : statusWords(value, "bsi").text,
}));

/** `beside` lets the payment's page link to its neighbours in the list. */
const columnsFor = (beside: readonly string[]): Column<QueuedPayment>[] => [
  {
    head: "Nomor",
    cell: ({ reference, created_at }) => (
      <>
        <TextLink
          to={`/admin/pembayaran/${reference}`}
          state={{ beside }}
          className="block font-semibold whitespace-nowrap"
        >
          {reference}
        </TextLink>
        <small className="text-text-2">{date(created_at)}</small>
      </>
    ),
  },
  { head: "Dari", cell: ({ payer_name }) => payer_name },
  {
    head: "Untuk",
    cell: ({ kind, title }) => (
      <span className="block max-w-80 truncate">
        {KIND[kind]} · {title}
      </span>
    ),
  },
  { head: "Cara", cell: ({ method }) => (method === ONLINE_METHOD ? "Online" : method.toUpperCase()) },
  { head: "Nominal", right: true, cell: ({ amount }) => rupiah(amount) },
  {
    head: "Status",
    cell: ({ status, method, refund_owed }) => {
      const { tone, text } = statusWords(status, method, refund_owed);
      return <StatusBadge tone={tone}>{text}</StatusBadge>;
    },
  },
];

export default function PaymentsPage() {
  const params = useListParams();
  const query = useQuery(paymentsQuery(params));
  return (
    <ListPage
      title="Pembayaran"
      searchFor="Cari nomor, nama, telepon, rekening atau nominal"
      statuses={STATUSES}
      tools={<DownloadButtons what="ledger" name="buku-besar" label="Buku besar" />}
      params={params}
      caption="Daftar pembayaran"
      empty="Tidak ada pembayaran di sini."
      emptyStep={{ text: "Pembayaran muncul begitu ada yang memberi atau membeli." }}
      query={query}
      rowKey={({ reference }) => reference}
      columns={columnsFor((query.data?.items ?? []).map(({ reference }) => reference))}
    />
  );
}
