import { CHOOSE_METHOD } from "../payments/index.ts";
import type { GiftValues } from "./gift.ts";

export type GiftErrors = Partial<Record<keyof GiftValues, string>>;

/** From the top of the form to its end. */
export const GIFT_FIELDS = ["amount", "method", "fullName", "phone", "email", "message"] as const;

const CHOOSE_AMOUNT = "Silakan pilih nominal donasi";
const TOO_MUCH = "Nominal terlalu besar. Hubungi kami untuk donasi sebesar ini.";
/** The server takes no more either. */
const MOST = 10_000_000_000;
const PHONE = /^\+?[\d\s().-]{8,20}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function phoneError(phone: string): string | undefined {
  if (phone.trim() === "") return "Isi dengan nomor telepon.";
  return PHONE.test(phone.trim()) ? undefined : "Isi dengan nomor telepon yang benar.";
}

function amountError(total: number): string | undefined {
  if (total <= 0) return CHOOSE_AMOUNT;
  return total > MOST ? TOO_MUCH : undefined;
}

/** What is missing or wrong; `total` is the final amount. */
export function giftErrors(gift: GiftValues, total: number): GiftErrors {
  const email = gift.email.trim();
  const found: GiftErrors = {
    amount: amountError(total),
    method: gift.method ? undefined : CHOOSE_METHOD,
    fullName: gift.fullName.trim() ? undefined : "Isi dengan nama lengkap.",
    phone: phoneError(gift.phone),
    email: email === "" || EMAIL.test(email) ? undefined : "Isi dengan alamat e-mail yang benar.",
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined));
}

const FIELD_OF: Record<string, keyof GiftValues> = {
  amount: "amount",
  donorName: "fullName",
  donorPhone: "phone",
  donorEmail: "email",
  message: "message",
};

/** The server's objections to an online gift, each at the field that it is about. */
export function refusedGift(errors: Record<string, string[]> = {}): GiftErrors {
  const found = Object.entries(errors).flatMap(([name, [text]]) => {
    const field = FIELD_OF[name];
    return field && text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(found);
}
