import type { StaffPayout } from "@barakah/contract";
import type { RecipientKind } from "@barakah/contract/ledger/fund-kinds";
import type { Bank } from "@barakah/contract/payments/methods";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";

export interface PayoutForm {
  /** The account that it leaves: a campaign's or another fund's. */
  fund: string;
  recipient: RecipientKind | "";
  /** As it is typed; empty where nobody counted. */
  people: string;
  region: string;
  consent: boolean;
  bank: Bank;
  amount: number;
  paid_on: string;
  title: string;
  story: string;
  picture: string | null;
  thumbnail: string | null;
  /** The key of the PDF that is sent, and where it is read. */
  voucher: string | null;
  voucher_url: string | null;
}

/** Empty, or with what an earlier payout said: to correct it, or to record it anew after it was reversed. */
export function formOf(payout: StaffPayout | undefined): PayoutForm {
  return {
    fund: payout?.fund.account ?? "",
    recipient: payout?.recipient_kind ?? "",
    people: payout?.people ? String(payout.people) : "",
    region: payout?.region ?? "",
    consent: payout?.consent ?? false,
    bank: payout?.bank ?? "bsi",
    amount: payout?.amount ?? 0,
    paid_on: payout?.paid_on ?? jakartaDay(),
    title: payout?.title ?? "",
    story: payout?.story ?? "",
    picture: payout?.picture_key ?? null,
    thumbnail: payout?.picture ?? null,
    voucher: payout?.voucher_key ?? null,
    voucher_url: payout?.voucher ?? null,
  };
}

/** What visitors read of it. */
export const toldBy = (form: PayoutForm) => ({
  recipient_kind: form.recipient || null,
  people: form.people === "" ? null : Number(form.people),
  region: form.region,
  consent: form.consent,
  paid_on: form.paid_on,
  title: form.title,
  story: form.story,
  picture: form.picture,
  voucher: form.voucher,
});

/** A campaign by its number, any other fund by its account. */
export function fundOf({ fund }: PayoutForm): { campaign_id: number } | { account: string } {
  const [, id] = /^campaign:(\d+)$/.exec(fund) ?? [];
  return id ? { campaign_id: Number(id) } : { account: fund };
}
