import {
  CATEGORY_ADD_ON,
  CATEGORY_LABEL,
  type Category,
  DEFAULT_ADD_ON,
} from "@barakah/contract/charity/categories";
import { UNKNOWN_GIVER } from "@barakah/contract/charity/unknown-giver";
import type { PaymentMethod } from "@barakah/contract/payments/methods";
import { CHOOSE_METHOD, type Contact, contactErrors } from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { type FieldErrors, onlyWrong } from "../ui/form/field-errors.ts";

export const PRESETS = [
  25_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 20_000_000,
  50_000_000,
] as const;

/** The donation page takes transfers to one bank. */
export const GIFT_BANKS = ["bsi"] as const;

/** What a donor fills in. */
export interface GiftValues extends Contact {
  amount: number;
  /** 'Nominal lain' was tapped: no preset is meant, even when the amount equals one. */
  other: boolean;
  method: PaymentMethod | null;
  hideIdentity: boolean;
  message: string;
  /** For whom it is given, where that is another. */
  onBehalf: string;
}

/** From the top of the form to its end. */
export const EMPTY_GIFT: GiftValues = {
  amount: 0,
  other: false,
  method: null,
  fullName: "",
  hideIdentity: false,
  phone: "",
  email: "",
  message: "",
  onBehalf: "",
};

export const isPreset = (amount: number) => (PRESETS as readonly number[]).includes(amount);

/** Typing a preset's amount chooses the preset. */
export const typedAmount = (amount: number): Partial<GiftValues> => ({ amount, other: !isPreset(amount) });

/** Hiding puts the name that stands for all; showing oneself again begins with an empty field. */
export const hidden = (hideIdentity: boolean): Partial<GiftValues> => ({
  hideIdentity,
  fullName: hideIdentity ? UNKNOWN_GIVER : "",
});

/** What the category adds, by which a transfer is recognised. It is part of the gift. */
export const addOnOf = (category: string): number => CATEGORY_ADD_ON[category as Category] ?? DEFAULT_ADD_ON;

export const categoryLabel = (category: string): string => CATEGORY_LABEL[category as Category] ?? category;

/** 0 while no amount is chosen: an add-on alone is no gift. */
export const giftTotal = (amount: number, category: string): number =>
  amount > 0 ? amount + addOnOf(category) : 0;

const CHOOSE_AMOUNT = "Silakan pilih nominal donasi";
const TOO_MUCH = "Nominal terlalu besar. Hubungi kami untuk donasi sebesar ini.";
/** The server takes no more either. */
const MOST = 10_000_000_000;

function amountError(amount: number, total: number, least: number): string | undefined {
  if (total <= 0) return CHOOSE_AMOUNT;
  if (amount < least) return `Donasi paling sedikit ${rupiah(least)}.`;
  return total > MOST ? TOO_MUCH : undefined;
}

/** What is missing or wrong; `total` is the final amount, and less than `least` is not taken. */
export const giftErrors = (gift: GiftValues, total: number, least = 0): FieldErrors<GiftValues> =>
  onlyWrong({
    amount: amountError(gift.amount, total, least),
    method: gift.method ? undefined : CHOOSE_METHOD,
    ...contactErrors(gift),
  });
