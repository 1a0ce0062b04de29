import type { ReactNode } from "react";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";

interface TotalBarProps {
  caption: string;
  total: ReactNode;
  form: string;
  busy?: boolean;
  disabled?: boolean;
  /** Also works without JavaScript. */
  withoutScript?: boolean;
  children: ReactNode;
}

export function TotalBar(props: TotalBarProps) {
  const { caption, total, form, busy, disabled, withoutScript = false, children } = props;
  return (
    <ActionBar>
      <p className="min-w-0" data-needs-script={withoutScript || undefined}>
        <span className="block text-xs text-text-2">{caption}</span>
        <output className="block text-[1.0625rem] leading-[1.5rem] font-extrabold tracking-[-.01em]">
          {total}
        </output>
      </p>
      <Button
        type="submit"
        form={form}
        busy={busy}
        disabled={disabled}
        className="flex-1"
        data-needs-script={withoutScript || undefined}
      >
        {children}
      </Button>
      {withoutScript && (
        <noscript className="flex-1">
          <Button type="submit" form={form} block>
            {children}
          </Button>
        </noscript>
      )}
    </ActionBar>
  );
}

interface TotalLine {
  name: string;
  value: ReactNode;
}

export const TotalLines = ({ lines, total }: { lines: TotalLine[]; total: TotalLine }) => (
  <dl className="text-sm">
    {lines.map(({ name, value }) => (
      <div key={name} className="flex flex-wrap justify-between gap-x-4 py-1.5">
        <dt className="min-w-0 flex-[1_1_8rem] text-text-2">{name}</dt>
        <dd className="ml-auto text-right font-semibold">{value}</dd>
      </div>
    ))}
    <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border pt-3 text-md">
      <dt className="min-w-0 flex-[1_1_8rem] font-bold">{total.name}</dt>
      <dd className="ml-auto text-right text-[1.0625rem] font-extrabold">{total.value}</dd>
    </div>
  </dl>
);

const ADD_ON_DIGITS = 3;

/** The last three digits must be transferred exactly, so they are marked. */
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
