import { rupiah } from "../../platform/format.ts";

const CODE_DIGITS = 3;

/** An amount whose last three digits must be transferred exactly, so they are marked. */
export function CodeAmount({ amount }: { amount: number }) {
  const text = rupiah(amount);
  return (
    <span className="whitespace-nowrap">
      {text.slice(0, -CODE_DIGITS)}
      <mark className="code">{text.slice(-CODE_DIGITS)}</mark>
    </span>
  );
}
