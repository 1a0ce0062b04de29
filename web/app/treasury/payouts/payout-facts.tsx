import type { StaffPayout } from "@barakah/contract";
import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { recipientLabel } from "@barakah/contract/ledger/recipients";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { Link } from "react-router";
import { date, rupiah, wholeNumber } from "../../platform/format.ts";

export function PayoutFacts({ payout }: { payout: StaffPayout }) {
  const { amount, campaign, fund, recipient_kind, people, region, bank, paid_on, created_by } = payout;
  const reached = [people && `${wholeNumber(people)} orang`, region].filter(Boolean).join(", ");
  return (
    <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-1.5 [&_dd]:wrap-anywhere [&_dt]:text-text-2">
      <dt>Nominal</dt>
      <dd className="font-bold">{rupiah(amount)}</dd>
      <dt>{campaign ? "Program" : fund.kind ? "Dana" : "Acara"}</dt>
      <dd>
        {campaign ? (
          <Link to={`/kampanye/${campaign.slug}`} className="underline underline-offset-3">
            {campaign.title}
          </Link>
        ) : (
          fund.name.replace(/^Acara: /, "")
        )}
      </dd>
      {fund.kind && (
        <>
          <dt>Jenis dana</dt>
          <dd>{FUND_KIND_LABEL[fund.kind]}</dd>
          <dt>Penerima</dt>
          <dd>
            {recipient_kind ? recipientLabel(recipient_kind) : "Belum dicatat"}
            {reached && <small className="block text-text-2">{reached}</small>}
          </dd>
        </>
      )}
      <dt>Dari rekening</dt>
      <dd>{PAYMENT_METHOD_LABEL[bank]}</dd>
      <dt>Tanggal</dt>
      <dd>{date(paid_on)}</dd>
      <dt>Dicatat oleh</dt>
      <dd>{created_by}</dd>
    </dl>
  );
}
