import type { Rhythm } from "@barakah/contract/pledges/due-dates";
import { RHYTHM_FORM, type RhythmValues } from "@barakah/contract/pledges/pledge-form";
import { AmountChoice, ChoiceGroup, Panel } from "../payments/index.ts";
import type { Form } from "../ui/form/use-form.ts";
import { Choice } from "./choice.tsx";

const PRESETS = [10_000, 25_000, 50_000, 100_000, 250_000];
/** The usual day of each: the end of the month, and the first of the white days. */
const USUAL = { friday: 1, month: RHYTHM_FORM.rhythm.day, hijri: 13 };

/** As the contract takes it: a Friday has no day. */
export const rhythmIn = ({ every, day }: RhythmValues["rhythm"]): Rhythm =>
  every === "friday" ? { every } : { every, day };

type PledgeForm = Pick<Form<RhythmValues>, "values" | "errors" | "errorWithin" | "change" | "ready">;

/** How much, and when. */
export function PledgeFields({ form }: { form: PledgeForm }) {
  const { every, day } = form.values.rhythm;
  const choose = (chosen: Rhythm["every"]) => ({
    name: "rhythm.every",
    value: chosen,
    checked: every === chosen,
    onChoose: () => form.change({ rhythm: { every: chosen, day: USUAL[chosen] } }),
  });
  /** Without JavaScript the days below are those of either month. */
  const date = (of: "month" | "hijri") => {
    const on = every === of ? day : USUAL[of];
    return (
      <>
        <span data-needs-script>
          {on}
          {of === "hijri" && on === USUAL.hijri && " (ayyamul bidh)"}
        </span>
        <noscript>di bawah ini</noscript>
      </>
    );
  };
  return (
    <>
      <Panel>
        <AmountChoice form={form} legend="Berapa" presets={PRESETS} label="Nominal lain" />
      </Panel>
      <Panel>
        <ChoiceGroup legend="Kapan" error={form.errorWithin("rhythm")}>
          <div className="flex flex-col gap-2">
            <Choice {...choose("friday")}>Setiap Jumat</Choice>
            <Choice {...choose("month")}>Setiap bulan, tanggal {date("month")}</Choice>
            <Choice {...choose("hijri")}>Setiap bulan hijriah, tanggal {date("hijri")}</Choice>
          </div>
        </ChoiceGroup>
        {every !== "friday" && (
          <Days
            most={every === "month" ? 31 : 30}
            chosen={day}
            onChoose={(one) => form.change({ rhythm: { every, day: one } })}
          />
        )}
        {day > (every === "month" ? 28 : 29) && every !== "friday" && (
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
          name="rhythm.day"
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
