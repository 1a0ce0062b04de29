import { rupiah } from "../../platform/format.ts";

const CODE_DIGITS = 3;

/** The last three digits are marked; in red where they are not the category's. */
export function CodedAmount({ amount, bad = false }: { amount: number; bad?: boolean }) {
  const text = rupiah(amount);
  return (
    <span className="whitespace-nowrap tabular-nums">
      {text.slice(0, -CODE_DIGITS)}
      <mark className={bad ? "code vq-bad-code" : "code"}>{text.slice(-CODE_DIGITS)}</mark>
    </span>
  );
}
