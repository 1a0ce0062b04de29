import { QUESTION_KIND_LABEL, QUESTION_KINDS } from "@barakah/contract/events/event-words";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import type { EventForm, QuestionForm } from "./event-form.ts";
import { rowsOf } from "./ticket-types.tsx";

const KINDS = QUESTION_KINDS.map((value) => ({ value, label: QUESTION_KIND_LABEL[value] }));
const NEW: QuestionForm = { label: "", kind: "text", required: false, options: [] };

/** What every participant is asked beside their name. */
export function EventQuestions({ form }: { form: Form<EventForm> }) {
  const { rows, add, error } = rowsOf(form, "questions");
  return (
    <Panel
      title="Pertanyaan formulir"
      note="Ditanyakan kepada setiap peserta, selain namanya"
      action={
        rows.length < 40 && <SmallButton label="Tambah pertanyaan" variant="soft" onClick={() => add(NEW)} />
      }
    >
      <div className="bo-fields">
        {rows.length === 0 && <p className="text-text-2">Belum ada pertanyaan.</p>}
        {rows.map(({ row, at, field, change, errorOf, remove }) => (
          <fieldset key={row.id ?? `baru-${at}`} className="bo-fields rounded-md bg-surface-2 p-3.5">
            <legend className="float-left font-bold">Pertanyaan {at + 1}</legend>
            <div className="bo-fields two">
              <TextInput label="Pertanyaan" maxLength={200} {...field("label")} />
              <Select
                label="Jenis isian"
                options={KINDS}
                {...field("kind")}
                onChange={({ target }) => {
                  const kind = target.value as QuestionForm["kind"];
                  const chosen = kind === "choice" || kind === "many";
                  change({ kind, options: chosen ? row.options : [] });
                }}
              />
            </div>
            {(row.kind === "choice" || row.kind === "many") && (
              <Options
                options={row.options}
                error={errorOf("options")}
                errorAt={(place) => errorOf(`options.${place}.label`)}
                priced={form.values.price_kind !== "free"}
                onChange={(options) => change({ options })}
              />
            )}
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Checkbox {...field("required")}>Wajib dijawab</Checkbox>
              <SmallButton label="Hapus pertanyaan" variant="quiet" onClick={remove} />
            </div>
          </fieldset>
        ))}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Panel>
  );
}

interface OptionsProps {
  options: QuestionForm["options"];
  error: string | undefined;
  errorAt(place: number): string | undefined;
  priced: boolean;
  onChange(options: QuestionForm["options"]): void;
}

function Options({ options, error, errorAt, priced, onChange }: OptionsProps) {
  const put = (at: number, to: Partial<QuestionForm["options"][number]>) =>
    onChange(options.map((one, place) => (place === at ? { ...one, ...to } : one)));
  const rows = options.map((option, at) => ({ option, at }));
  return (
    <>
      {rows.map(({ option, at }) => (
        <div
          key={at}
          className={`grid items-end gap-x-3 gap-y-1 ${priced ? "grid-cols-2 desk:grid-cols-[1fr_1fr_auto]" : "grid-cols-[1fr_auto]"}`}
        >
          <TextInput
            label={`Pilihan ${at + 1}`}
            maxLength={200}
            value={option.label}
            error={errorAt(at)}
            onChange={({ target }) => put(at, { label: target.value })}
          />
          {priced && (
            <AmountInput
              label="Tambahan harga"
              value={option.price}
              onChange={(price) => put(at, { price })}
            />
          )}
          <SmallButton
            label={`Hapus pilihan ${at + 1}`}
            variant="quiet"
            className={priced ? "max-desk:col-span-2 max-desk:justify-self-end" : ""}
            onClick={() => onChange(options.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {error && <FieldError>{error}</FieldError>}
      {options.length < 50 && (
        <SmallButton
          label="Tambah pilihan"
          variant="line"
          className="justify-self-start"
          onClick={() => onChange([...options, { label: "", price: 0 }])}
        />
      )}
    </>
  );
}
