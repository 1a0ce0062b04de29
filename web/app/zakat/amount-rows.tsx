import type { ZakatBook } from "@barakah/contract";
import { PAYABLE_KINDS, PAYABLE_LABEL, type PayableKind } from "@barakah/contract/zakat/kinds";
import { AmountInput } from "../payments/index.ts";
import { FieldError } from "../ui/form/field.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { type Amounts, isKindOpen, type PaymentValues } from "./payment-form.ts";
import { fitrahIsOpen } from "./rule-text.ts";

/** The rows shown when nothing was calculated. */
const USUAL: readonly PayableKind[] = ["penghasilan", "maal", "infak"];

/** One field a kind. Unusual kinds are behind a button. */
export function AmountRows({ form, book }: { form: Form<PaymentValues>; book: ZakatBook }) {
  const { values, errors, change } = form;
  const open = PAYABLE_KINDS.filter((kind) => isKindOpen(kind, book.amil.open, fitrahIsOpen(book)));
  const filled = open.filter((kind) => (values.amounts[kind] ?? 0) > 0);
  const first =
    filled.length > 0
      ? open.filter((kind) => filled.includes(kind) || kind === "infak")
      : open.filter((kind) => USUAL.includes(kind));
  const rest = open.filter((kind) => !first.includes(kind));
  const field = (kind: PayableKind) => (
    <AmountInput
      key={kind}
      label={PAYABLE_LABEL[kind]}
      name={kind}
      amount={values.amounts[kind] ?? 0}
      onChange={(amount) => change(changed(values, kind, amount))}
    />
  );
  return (
    <>
      <div className="flex flex-col gap-4">
        {first.map(field)}
        {Object.entries(values.rules).map(([kind, rule]) => (
          <input key={kind} type="hidden" name={`aturan_${kind}`} value={rule} />
        ))}
      </div>
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-bold text-primary-text">
            Tambah zakat lain
          </summary>
          <div className="flex flex-col gap-4 pt-2">{rest.map(field)}</div>
        </details>
      )}
      {errors.amounts && (
        <div className="mt-2" aria-live="polite">
          <FieldError>{errors.amounts}</FieldError>
        </div>
      )}
    </>
  );
}

/** An edited amount no longer follows the rule it was calculated by. */
function changed(
  { amounts, rules }: PaymentValues,
  kind: PayableKind,
  amount: number,
): Partial<PaymentValues> {
  const { [kind]: _rule, ...others } = rules;
  return { amounts: { ...amounts, [kind]: amount } as Amounts, rules: others };
}
