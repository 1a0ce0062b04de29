import type { Rhythm } from "@barakah/contract/pledges/rhythm";
import { AmountInput, AmountOption, ChoiceGroup, Panel } from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import type { Form } from "../ui/form/use-form.ts";
import { Choice } from "./choice.tsx";

export interface PledgeValues {
  amount: number;
  every: Rhythm["every"];
  /** Of the month, or of the Hijri month. */
  day: number;
  hijriDay: number;
}

export const EMPTY_PLEDGE: PledgeValues = { amount: 0, every: "month", day: 25, hijriDay: 13 };

const PRESETS = [10_000, 25_000, 50_000, 100_000, 250_000];

export function rhythmIn({ every, day, hijriDay }: PledgeValues): Rhythm {
  if (every === "friday") return { every };
  return { every, day: every === "month" ? day : hijriDay };
}

type PledgeForm = Pick<Form<PledgeValues>, "values" | "errors" | "change" | "ready">;

/** How much, and when. */
export function PledgeFields({ form: { values, errors, change, ready } }: { form: PledgeForm }) {
  const { amount, every, day, hijriDay } = values;
  const choose = (chosen: Rhythm["every"]) => () => change({ every: chosen });
  return (
    <>
      <Panel>
        <ChoiceGroup
          legend="Berapa"
          error={errors.amount}
          after={
            <div className="mt-3.5">
              <AmountInput
                label="Nominal lain"
                name="nominal"
                // Without JavaScript it is for other amounts alone: what is typed wins over a preset.
                amount={ready || !PRESETS.includes(amount) ? amount : 0}
                onChange={(typed) => change({ amount: typed })}
              />
            </div>
          }
        >
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-2">
            {PRESETS.map((preset) => (
              <AmountOption
                key={preset}
                label={rupiah(preset)}
                value={String(preset)}
                checked={amount === preset}
                onChoose={() => change({ amount: preset })}
              />
            ))}
          </div>
        </ChoiceGroup>
      </Panel>
      <Panel>
        <ChoiceGroup legend="Kapan" error={errors.every}>
          <div className="flex flex-col gap-2">
            <Choice name="every" value="friday" checked={every === "friday"} onChoose={choose("friday")}>
              Setiap Jumat
            </Choice>
            <Choice name="every" value="month" checked={every === "month"} onChoose={choose("month")}>
              Setiap bulan, tanggal <span data-needs-script>{day}</span>
              <noscript>di bawah ini</noscript>
            </Choice>
            <Choice name="every" value="hijri" checked={every === "hijri"} onChoose={choose("hijri")}>
              Setiap bulan hijriah, tanggal {hijriDay}
              {hijriDay === 13 && " (ayyamul bidh)"}
            </Choice>
          </div>
        </ChoiceGroup>
        {every === "month" && <Days most={31} chosen={day} onChoose={(one) => change({ day: one })} />}
        {every === "hijri" && (
          <Days most={30} chosen={hijriDay} onChoose={(one) => change({ hijriDay: one })} />
        )}
        {(every === "month" ? day > 28 : every === "hijri" && hijriDay > 29) && (
          <p role="status" className="mt-2 text-sm text-text-2">
            Di bulan yang lebih pendek: hari terakhirnya.
          </p>
        )}
      </Panel>
    </>
  );
}

interface DaysProps {
  most: number;
  chosen: number;
  onChoose(day: number): void;
}

const Days = ({ most, chosen, onChoose }: DaysProps) => (
  <fieldset className="mt-3 grid grid-cols-7 gap-1">
    <legend className="sr-only">Tanggal</legend>
    {Array.from({ length: most }, (_, index) => index + 1).map((day) => (
      <label key={day} className="relative">
        <input
          type="radio"
          name="day"
          value={day}
          checked={chosen === day}
          onChange={() => onChoose(day)}
          className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
        />
        <span className="grid min-h-11 place-items-center rounded-md text-sm font-semibold peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
          {day}
        </span>
      </label>
    ))}
  </fieldset>
);
