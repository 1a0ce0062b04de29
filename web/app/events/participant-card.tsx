import type { EventDetail, EventQuestion, TicketType } from "@barakah/contract";
import { PERSON_MOST, STORY_MOST } from "@barakah/contract/platform/text-lengths";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { AmountInput } from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { FieldError } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { typePrice } from "./event-time.ts";
import { type RegistrationValues, ticketField } from "./registration.ts";
import { emptyTicket, isOpenPrice, type TypedTicket } from "./tickets.ts";

interface ParticipantCardProps {
  event: EventDetail;
  /** The types that can be had now. */
  types: readonly TicketType[];
  place: number;
  form: Pick<Form<RegistrationValues>, "values" | "change" | "errorOf" | "setError">;
  /** Fields of the buyer, in the first participant's card. */
  children?: ReactNode;
}

export function ParticipantCard({ event, types, place, form, children }: ParticipantCardProps) {
  const { tickets } = form.values;
  const ticket = tickets[place] ?? emptyTicket("");
  const errorOf = (part: string) => form.errorOf(`tickets.${place}.${part}`);
  function change(part: string, to: Partial<TypedTicket>) {
    form.change({ tickets: tickets.map((other, at) => (at === place ? { ...other, ...to } : other)) });
    form.setError(`tickets.${place}.${part}` as keyof RegistrationValues, undefined);
  }
  const answer = (id: number, to: string | string[]) =>
    change(`answers.${id}`, { answers: { ...ticket.answers, [id]: to } });
  return (
    <section className={`bg-surface p-4 ${place > 0 ? "mt-2" : ""}`}>
      <div className="mb-3 flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-primary-soft text-sm font-bold text-on-primary-soft"
        >
          {place + 1}
        </span>
        <h2 className="flex-1 text-lg">{place === 0 ? "Kamu" : `Peserta ${place + 1}`}</h2>
        {place > 0 && (
          <button
            type="submit"
            name="aksi"
            value={`hapus:${place}`}
            formNoValidate
            aria-label={`Hapus peserta ${place + 1}`}
            onClick={(pressed) => {
              pressed.preventDefault();
              form.change({ tickets: tickets.filter((_, at) => at !== place) });
            }}
            className="min-h-(--tap) px-2 text-sm font-semibold text-primary-text"
          >
            Hapus
          </button>
        )}
      </div>
      <div className="flex flex-col gap-4">
        <TypeField
          {...{ event, types, place, ticket }}
          error={errorOf("type")}
          onChange={(type) => change("type", { type })}
        />
        {children}
        {place > 0 && (
          <TextInput
            label="Nama lengkap"
            name={ticketField(place, "name")}
            value={ticket.name}
            onChange={({ target }) => change("name", { name: target.value })}
            error={errorOf("name")}
            maxLength={PERSON_MOST}
            required
          />
        )}
        {isOpenPrice(event) && (
          <div>
            <AmountInput
              label="Nominal"
              name={ticketField(place, "price")}
              hint={
                event.price_kind === "open"
                  ? "Seikhlasnya; boleh dikosongkan. Semua mendapat tempat yang sama."
                  : `Paling sedikit ${rupiah(event.min_price)}.`
              }
              amount={ticket.price}
              onChange={(price) => change("price", { price })}
            />
            {errorOf("price") && <FieldError>{errorOf("price")}</FieldError>}
          </div>
        )}
        {event.questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            slug={event.slug}
            name={ticketField(place, `answers.${question.id}`)}
            value={ticket.answers[String(question.id)]}
            error={errorOf(`answers.${question.id}`)}
            onChange={(to) => answer(question.id, to)}
          />
        ))}
      </div>
    </section>
  );
}

interface TypeFieldProps extends Pick<ParticipantCardProps, "event" | "types" | "place"> {
  ticket: TypedTicket;
  error: string | undefined;
  onChange(type: string): void;
}

function TypeField({ event, types, place, ticket, error, onChange }: TypeFieldProps) {
  const name = ticketField(place, "type");
  const [only] = types;
  if (only && event.ticket_types.length === 1)
    return <input type="hidden" name={name} value={ticket.type || only.id} />;
  return (
    <Select
      label="Jenis tiket"
      name={name}
      value={ticket.type}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      placeholder="Pilih jenis tiket"
      options={types.map((type) => ({
        value: String(type.id),
        label: `${type.name}, ${typePrice(event, type)}`,
      }))}
    />
  );
}

// Few events ask for a picture.
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

function QuestionField({ question, slug, name, value, error, onChange }: QuestionFieldProps) {
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
