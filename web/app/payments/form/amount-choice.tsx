import { type ReactNode, useRef, useState } from "react";
import { rupiah } from "../../platform/format.ts";
import { AmountInput } from "./amount-input.tsx";
import { AmountOption } from "./amount-option.tsx";
import { ChoiceGroup } from "./choice-group.tsx";

interface AmountChoiceProps {
  form: {
    values: { amount: number };
    errors: { amount?: string };
    ready: boolean;
    change(to: { amount: number }): void;
  };
  legend: string;
  level?: "h1" | "h2";
  presets: readonly number[];
  label: string;
  hint?: string;
  /** Names the preset that leads to the field. */
  other?: string;
}

/** Preset amounts, and a field that always shows the chosen one. */
export function AmountChoice({ form, legend, level, presets, label, hint, other }: AmountChoiceProps) {
  const { values, errors, ready } = form;
  const field = useRef<HTMLInputElement>(null);
  const [isOther, setOther] = useState(false);
  const isPreset = presets.includes(values.amount);
  function choose(amount: number, byOther = false) {
    setOther(byOther);
    form.change({ amount });
  }
  const options: ReactNode[] = presets.map((amount) => (
    <AmountOption
      key={amount}
      label={rupiah(amount)}
      value={String(amount)}
      checked={values.amount === amount}
      onChoose={() => choose(amount)}
    />
  ));
  return (
    <ChoiceGroup
      legend={legend}
      level={level}
      error={errors.amount}
      after={
        <div className="mt-3.5">
          <AmountInput
            ref={field}
            label={label}
            name="amount"
            hint={hint}
            // Without JavaScript this field is for other amounts only: a typed amount has precedence over a preset.
            amount={ready || !isPreset ? values.amount : 0}
            onChange={choose}
          />
        </div>
      }
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-2">
        {options}
        {other && (
          <AmountOption
            dashed
            label={other}
            value=""
            checked={!isPreset && (isOther || values.amount > 0)}
            onChoose={() => {
              choose(0, true);
              field.current?.focus();
            }}
          />
        )}
      </div>
    </ChoiceGroup>
  );
}
