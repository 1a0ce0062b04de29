import type { StaffPayout } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { Link } from "react-router";
import { date, rupiah } from "../../platform/format.ts";

export function PayoutFacts({ payout }: { payout: StaffPayout }) {
  const { amount, campaign, bank, paid_on, created_by } = payout;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 [&_dt]:text-text-2">
      <dt>Nominal</dt>
      <dd className="font-bold">{rupiah(amount)}</dd>
      <dt>Kampanye</dt>
      <dd>
        <Link to={`/kampanye/${campaign.slug}`} className="underline underline-offset-3">
          {campaign.title}
        </Link>
      </dd>
      <dt>Dari rekening</dt>
      <dd>{PAYMENT_METHOD_LABEL[bank]}</dd>
      <dt>Tanggal</dt>
      <dd>{date(paid_on)}</dd>
      <dt>Dicatat oleh</dt>
      <dd>{created_by}</dd>
    </dl>
  );
}
