import type { EventQuestion } from "@barakah/contract";
import { STORY_MOST } from "@barakah/contract/platform/text-lengths";
import { lazy, Suspense, useId } from "react";
import { rupiah } from "../platform/format.ts";
import { FieldError } from "../ui/form/field.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";

// Loaded on demand, because few events ask for a picture.
const AnswerFileField = lazy(() => import("./answer-file-field.tsx"));

interface QuestionFieldProps {
  question: EventQuestion;
  slug: string;
  name: string;
  value: string | string[] | undefined;
  error: string | undefined;
  onChange(to: string | string[]): void;
}

const TYPE: Partial<Record<EventQuestion["kind"], "date" | "tel">> = { date: "date", phone: "tel" };

/** One of the questions that an event asks each participant. */
export default function QuestionField({ question, slug, name, value, error, onChange }: QuestionFieldProps) {
  const { kind, label, required } = question;
  if (kind === "choice" || kind === "many")
    return <OptionsField {...{ question, name, error, onChange }} chosen={[value ?? []].flat()} />;
  if (kind === "file")
    return (
      <Suspense>
        <AnswerFileField {...{ slug, label, required, error, onChange }} stored={String(value ?? "")} />
      </Suspense>
    );
  const control = {
    label,
    name,
    error,
    optional: !required,
    required,
    maxLength: STORY_MOST,
    value: String(value ?? ""),
  };
  if (kind === "long")
    return <TextArea {...control} rows={3} onChange={({ target }) => onChange(target.value)} />;
  return (
    <TextInput
      {...control}
      type={TYPE[kind]}
      inputMode={kind === "number" ? "decimal" : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface OptionsFieldProps extends Pick<QuestionFieldProps, "question" | "name" | "error" | "onChange"> {
  chosen: readonly string[];
}

/** Options with their prices: one of them as tiles, several as rows. */
function OptionsField({ question, name, chosen, error, onChange }: OptionsFieldProps) {
  const id = useId();
  const many = question.kind === "many";
  return (
    <fieldset aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        {question.label}
        {!question.required && <span className="font-regular text-text-3"> (opsional)</span>}
      </legend>
      <div
        className={
          many ? "flex flex-col gap-2" : "grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2"
        }
      >
        {question.options.map(({ label, price }, at) => (
          <label
            key={label}
            className={`relative flex min-h-12 cursor-pointer items-center gap-x-3 rounded-md border border-border-strong px-3 py-2 text-sm font-semibold has-checked:border-primary has-checked:bg-primary-softer has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-2 ${many ? "" : "flex-col justify-center text-center"}`}
          >
            <input
              type={many ? "checkbox" : "radio"}
              name={many ? `${name}.${at}` : name}
              value={label}
              checked={chosen.includes(label)}
              onChange={({ target }) => {
                if (!many) return onChange(label);
                const others = chosen.filter((other) => other !== label);
                onChange(target.checked ? [...others, label] : others);
              }}
              className={
                many ? "size-5 accent-primary" : "absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              }
            />
            <span className={many ? "flex-1" : ""}>{label}</span>
            {price > 0 && <span className="text-xs whitespace-nowrap">+ {rupiah(price)}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
