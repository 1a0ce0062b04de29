import type { StaffPayout } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";

/** The form of a new payout, or of an existing one to edit or to record again after it was reversed. */
export const formOf = (payout: StaffPayout | undefined, fund = "") => ({
  /** The ledger account that it is paid from. */
  fund: payout?.fund.account ?? fund,
  recipient: payout?.recipient_kind ?? ("" as const),
  /** As typed; empty where unknown. */
  people: payout?.people ? String(payout.people) : "",
  region: payout?.region ?? "",
  consent: payout?.consent ?? false,
  bank: payout?.bank ?? ("bsi" as const),
  amount: payout?.amount ?? 0,
  paid_on: payout?.paid_on ?? jakartaDay(),
  title: payout?.title ?? "",
  story: payout?.story ?? "",
  picture: payout?.picture_key ?? null,
  thumbnail: payout?.picture ?? null,
  /** The key of the PDF that is sent, and where it is read. */
  voucher: payout?.voucher_key ?? null,
  voucher_url: payout?.voucher ?? null,
});
export type PayoutForm = ReturnType<typeof formOf>;

/** The part that is published. */
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

/** Paid for tickets, not given: it has no kind, no recipient and no public report. */
export const isOfEvent = ({ fund }: Pick<PayoutForm, "fund">) => fund.startsWith("event:");

/** A campaign by its number, any other fund by its account. */
export function fundOf({ fund }: PayoutForm): { campaign_id: number } | { account: string } {
  const [, id] = /^campaign:(\d+)$/.exec(fund) ?? [];
  return id ? { campaign_id: Number(id) } : { account: fund };
}
