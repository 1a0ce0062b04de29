import type { StaffPayout } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";

export interface PayoutForm {
  campaign: string;
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

/** Today in Jakarta. */
export const today = () => jakartaDay();

/** Empty, or with what an earlier payout said: to correct it, or to record it anew after it was reversed. */
export function formOf(payout: StaffPayout | undefined): PayoutForm {
  return {
    campaign: payout ? String(payout.campaign.id) : "",
    bank: payout?.bank ?? "bsi",
    amount: payout?.amount ?? 0,
    paid_on: payout?.paid_on ?? today(),
    title: payout?.title ?? "",
    story: payout?.story ?? "",
    picture: payout?.picture_key ?? null,
    thumbnail: payout?.picture ?? null,
    voucher: payout?.voucher_key ?? null,
    voucher_url: payout?.voucher ?? null,
  };
}

/** What visitors read of it. */
export const toldBy = ({ paid_on, title, story, picture, voucher }: PayoutForm) => ({
  paid_on,
  title,
  story,
  picture,
  voucher,
});
