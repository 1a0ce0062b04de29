import { PURCHASE_MOST } from "@barakah/contract/payments/purchase-most";
import { PAYABLE_KINDS, type PayableKind } from "@barakah/contract/zakat/kinds";
import type { ZakatItem, ZakatValues } from "@barakah/contract/zakat/zakat-form";
import { CHOOSE_METHOD, payerErrors } from "../payments/index.ts";
import { type FieldErrors, onlyWrong } from "../ui/form/field-errors.ts";

type Items = ZakatValues["items"];

/** The field of one kind's row: each kind has its own place in the list. */
export const itemField = (kind: PayableKind, part: keyof ZakatItem) =>
  `items.${PAYABLE_KINDS.indexOf(kind)}.${part}`;

export const amountIn = (items: Items, kind: PayableKind): number =>
  items.find((item) => item.kind === kind)?.amount ?? 0;

/** An edited amount no longer follows the rule it was calculated by. */
export const withAmount = (items: Items, kind: PayableKind, amount: number): Items =>
  PAYABLE_KINDS.flatMap((one) =>
    one === kind ? [{ kind, amount, rule: null }] : items.filter((item) => item.kind === one),
  );

export const totalOf = ({ items }: Pick<ZakatValues, "items">): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

/** Those with an amount, in their usual order. */
export const kindsIn = (items: Items): PayableKind[] =>
  PAYABLE_KINDS.filter((kind) => amountIn(items, kind) > 0);

const MONTHS_BEHIND = 12;

/** The month of `day` and those before it, newest first. */
export function monthsBefore(day: string): string[] {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return Array.from({ length: MONTHS_BEHIND }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** All zakat in it is of a harvest: then it is for a day instead of a month. */
export const isHarvest = ({ items }: Pick<ZakatValues, "items">): boolean => {
  const zakat = kindsIn(items).filter((kind) => kind !== "infak");
  return zakat.length > 0 && zakat.every((kind) => kind === "pertanian");
};

/** The day of a harvest, otherwise the month; `today` until a day was chosen. */
export const periodOf = (values: Pick<ZakatValues, "items" | "period">, today: string): string => {
  if (!isHarvest(values)) return values.period.slice(0, 7);
  return values.period.length === today.length ? values.period : today;
};

function amountsError(total: number): string | undefined {
  if (total <= 0) return "Isi minimal satu nominal.";
  return total > PURCHASE_MOST ? "Nominal terlalu besar. Hubungi kami untuk sebesar ini." : undefined;
}

export const paymentErrors = (values: ZakatValues): FieldErrors<ZakatValues> =>
  onlyWrong({
    items: amountsError(totalOf(values)),
    method: values.method ? undefined : CHOOSE_METHOD,
    ...payerErrors(values),
  });

export const isKindOpen = (kind: PayableKind, open: boolean, fitrah: boolean): boolean =>
  kind === "infak" || (open && (kind !== "fitrah" || fitrah));
