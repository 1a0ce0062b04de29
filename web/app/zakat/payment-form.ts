import type { PaymentMethod } from "@barakah/contract/payments/methods";
import { PAYABLE_KINDS, type PayableKind } from "@barakah/contract/zakat/kinds";
import { CHOOSE_METHOD, contactErrors, type PurchaseValues } from "../payments/index.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { type FieldErrors, onlyWrong } from "../ui/form/field-errors.ts";
import type { BegunItem } from "./begun-payment.ts";

export type Amounts = Partial<Record<PayableKind, number>>;

export interface PaymentValues extends PurchaseValues {
  amounts: Amounts;
  /** The id of the rule by which each amount was calculated. */
  rules: Amounts;
  period: string;
  message: string;
}

export const emptyPayment = (period: string): PaymentValues => ({
  amounts: {},
  rules: {},
  period,
  method: null,
  fullName: "",
  phone: "",
  email: "",
  message: "",
});

export const totalOf = ({ amounts }: Pick<PaymentValues, "amounts">): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

/** Empty amounts are left out. */
export const itemsOf = ({ amounts, rules }: PaymentValues): BegunItem[] =>
  PAYABLE_KINDS.flatMap((kind) => {
    const amount = amounts[kind] ?? 0;
    const rule = rules[kind];
    return amount > 0 ? [{ kind, amount, ...(rule && { rule }) }] : [];
  });

const MONTHS_BEHIND = 12;

/** The month of `day` and those before it, newest first. */
export function monthsBefore(day: string): string[] {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return Array.from({ length: MONTHS_BEHIND }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** All zakat in it is of a harvest: then it is for a day instead of a month. */
export const isHarvest = (values: PaymentValues): boolean => {
  const zakat = itemsOf(values).filter(({ kind }) => kind !== "infak");
  return zakat.length > 0 && zakat.every(({ kind }) => kind === "pertanian");
};

/** The day of a harvest, otherwise the month; `today` until a day was chosen. */
export const periodOf = (values: PaymentValues, today: string): string => {
  if (!isHarvest(values)) return values.period.slice(0, 7);
  return values.period.length === today.length ? values.period : today;
};

export function withItems(values: PaymentValues, items: readonly BegunItem[]): PaymentValues {
  const amounts = { ...values.amounts };
  const rules = { ...values.rules };
  for (const { kind, amount, rule } of items) {
    amounts[kind] = amount;
    if (rule) rules[kind] = rule;
  }
  return { ...values, amounts, rules };
}

const figures = (text: string | undefined) => Number((text ?? "").replace(/\D/g, "").slice(0, 15));

/** The values of a form that was submitted without JavaScript. */
export function paymentIn({ values }: SentForm, period: string): PaymentValues {
  const items = PAYABLE_KINDS.map((kind): BegunItem => {
    const rule = figures(values[`aturan_${kind}`]);
    return { kind, amount: figures(values[kind]), ...(rule && { rule }) };
  }).filter(({ amount }) => amount > 0);
  return withItems(
    {
      ...emptyPayment(values.period ?? period),
      method: (values.payment_method || null) as PaymentMethod | null,
      fullName: values.name ?? "",
      phone: values.tel ?? "",
      email: values.email ?? "",
      message: values.message ?? "",
    },
    items,
  );
}

export type PaymentErrors = FieldErrors<PaymentValues>;

export const paymentErrorsIn = ({ errors }: SentForm): PaymentErrors =>
  onlyWrong({
    amounts: errors.items,
    period: errors.period,
    method: errors.payment_method,
    fullName: errors.payer_name,
    phone: errors.payer_phone,
    email: errors.payer_email,
    message: errors.message ?? errors[""],
  });

const MOST = 10_000_000_000;

function amountsError(total: number): string | undefined {
  if (total <= 0) return "Isi minimal satu nominal.";
  return total > MOST ? "Nominal terlalu besar. Hubungi kami untuk sebesar ini." : undefined;
}

export const paymentErrors = (values: PaymentValues): PaymentErrors =>
  onlyWrong({
    amounts: amountsError(totalOf(values)),
    method: values.method ? undefined : CHOOSE_METHOD,
    ...contactErrors(values),
  });

export const isKindOpen = (kind: PayableKind, open: boolean, fitrah: boolean): boolean =>
  kind === "infak" || (open && (kind !== "fitrah" || fitrah));
