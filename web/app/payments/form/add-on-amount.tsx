import { rupiah } from "../../platform/format.ts";

const ADD_ON_DIGITS = 3;

/** An amount whose last three digits must be transferred exactly, so they are marked; in red where they are wrong. */
export function AddOnAmount({ amount, wrong = false }: { amount: number; wrong?: boolean }) {
  const text = rupiah(amount);
  return (
    <span className="tabular-nums in-[.bo]:whitespace-nowrap">
      {text.slice(0, -ADD_ON_DIGITS)}
      <mark className="add-on" data-wrong={wrong || undefined}>
        {text.slice(-ADD_ON_DIGITS)}
      </mark>
    </span>
  );
}
