import type { ZakatPayment } from "@barakah/contract";
import { RECEIPT_KIND_LABEL, receiptKindOf } from "@barakah/contract/payments/receipts/receipt-words";
import { refundWords } from "@barakah/contract/payments/refund-words";
import { monthOrDay } from "@barakah/contract/platform/day-words";
import { PAYABLE_LABEL } from "@barakah/contract/zakat/kinds";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MembersPage } from "../accounts/index.ts";
import { ReceiptDownload, statusWords } from "../payments/index.ts";
import { date, rupiah } from "../platform/format.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";
import { myZakatQuery } from "./queries.ts";

const TITLE = "Riwayat Zakat";
const SKELETON = <RowsSkeleton className="h-28" />;

export default function ZakatHistoryPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Zakat yang pernah kamu tunaikan."
      back="/zakat"
      skeleton={SKELETON}
    >
      {(memberId) => <History memberId={memberId} />}
    </MembersPage>
  );
}

function History({ memberId }: { memberId: number }) {
  const payments = useInfiniteQuery(myZakatQuery(memberId));
  return (
    <Page title={TITLE} back="/zakat" isHeading className="pt-4 pb-8">
      <Loaded query={payments} failure="Riwayat zakat gagal dimuat." skeleton={SKELETON}>
        {({ pages }) => <PaymentList payments={pages.flatMap((page) => page.items)} />}
      </Loaded>
      <LoadMore query={payments} />
    </Page>
  );
}

function PaymentList({ payments }: { payments: ZakatPayment[] }) {
  if (payments.length === 0)
    return (
      <EmptyState level="p" heading="Belum ada zakat." text="Zakat yang kamu tunaikan tercatat di sini.">
        <LinkButton to="/zakat">Hitung zakat</LinkButton>
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-3 px-4">
      {payments.map((payment) => (
        <PaymentCard key={payment.order_id} payment={payment} />
      ))}
    </ul>
  );
}

function PaymentCard({ payment }: { payment: ZakatPayment }) {
  const { items, status, payment_method, period, refunded_amount, refund_owed, missing } = payment;
  const words = statusWords(status, payment_method, refund_owed, payment.proved);
  return (
    <Card as="li" className="relative p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-lg text-primary-text">
          <StretchedLink to={payment.page}>{rupiah(payment.amount)}</StretchedLink>
        </h2>
        <StatusBadge tone={words.tone}>{missing > 0 ? `Kurang ${rupiah(missing)}` : words.text}</StatusBadge>
      </div>
      <ul className="mt-2 divide-y divide-border text-sm">
        {items.map(({ kind, amount, source }) => (
          <li key={kind} className="flex flex-wrap justify-between gap-x-3 py-1.5">
            <span>{PAYABLE_LABEL[kind]}</span>
            <b className="tabular-nums">{rupiah(amount)}</b>
            {source && <small className="flex-[1_0_100%] text-xs text-text-3">{source}</small>}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-xs text-text-2">
        {date(payment.created_at)}
        {period && ` · untuk ${monthOrDay(period)}`}
        {refunded_amount > 0 && ` · ${refundWords(refund_owed).toLowerCase()} ${rupiah(refunded_amount)}`}
      </p>
      {payment.reject_reason && (
        <p className="mt-1.5 text-xs leading-[1.125rem] text-text-2">
          Alasannya: <b>{payment.reject_reason}</b>
        </p>
      )}
      {payment.receipts.map((number) => (
        <ReceiptDownload key={number} number={number} about={number}>
          {RECEIPT_KIND_LABEL[receiptKindOf(number)]}
        </ReceiptDownload>
      ))}
    </Card>
  );
}
