import { CATEGORY_LABEL, type Category } from "@barakah/contract/charity/categories";
import type { GiftValues } from "@barakah/contract/charity/gift-form";
import { PURCHASE_MOST } from "@barakah/contract/payments/purchase-most";
import { CHOOSE_METHOD, payerErrors } from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { type FieldErrors, onlyWrong } from "../ui/form/field-errors.ts";

export const GIFT_BANKS = ["bsi"] as const;

export const categoryLabel = (category: string): string => CATEGORY_LABEL[category as Category] ?? category;

const CHOOSE_AMOUNT = "Silakan pilih nominal donasi";
const TOO_MUCH = "Nominal terlalu besar. Hubungi kami untuk donasi sebesar ini.";

function amountError(amount: number, total: number, least: number): string | undefined {
  if (total <= 0) return CHOOSE_AMOUNT;
  if (amount < least) return `Donasi minimal ${rupiah(least)}.`;
  return total > PURCHASE_MOST ? TOO_MUCH : undefined;
}

/** `total` includes the add-on. */
export const giftErrors = (gift: GiftValues, total: number, least = 0): FieldErrors<GiftValues> =>
  onlyWrong({
    amount: amountError(gift.amount, total, least),
    method: gift.method ? undefined : CHOOSE_METHOD,
    ...payerErrors(gift),
  });
