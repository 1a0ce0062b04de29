import { CHOOSE_METHOD, contactErrors, objectionsAt, onlyWrong } from "../payments/index.ts";
import type { GiftValues } from "./gift.ts";

export type GiftErrors = Partial<Record<keyof GiftValues, string>>;

/** From the top of the form to its end. */
export const GIFT_FIELDS = ["amount", "method", "fullName", "phone", "email", "message"] as const;

const CHOOSE_AMOUNT = "Silakan pilih nominal donasi";
const TOO_MUCH = "Nominal terlalu besar. Hubungi kami untuk donasi sebesar ini.";
/** The server takes no more either. */
const MOST = 10_000_000_000;
function amountError(total: number): string | undefined {
  if (total <= 0) return CHOOSE_AMOUNT;
  return total > MOST ? TOO_MUCH : undefined;
}

/** What is missing or wrong; `total` is the final amount. */
export const giftErrors = (gift: GiftValues, total: number): GiftErrors =>
  onlyWrong({
    amount: amountError(total),
    method: gift.method ? undefined : CHOOSE_METHOD,
    ...contactErrors(gift),
  });

const FIELD_OF: Record<string, keyof GiftValues> = {
  amount: "amount",
  donorName: "fullName",
  donorPhone: "phone",
  donorEmail: "email",
  message: "message",
};

export const refusedGift = (errors?: Record<string, string[]>): GiftErrors => objectionsAt(FIELD_OF, errors);
