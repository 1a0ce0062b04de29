import type { EventDetail, TicketType } from "@barakah/contract";
import type { RegistrationValues, TypedTicket } from "@barakah/contract/events/registration-form";
import { PERSON_MOST } from "@barakah/contract/platform/text-lengths";
import { lazy, type ReactNode, Suspense } from "react";
import { AmountInput } from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { FieldError } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { typePrice } from "./event-time.ts";
import { ticketField } from "./registration.ts";
import { emptyTicket, isOpenPrice } from "./tickets.ts";

// Loaded on demand, because many events have no questions.
const QuestionField = lazy(() => import("./question-field.tsx"));

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
        <Suspense>
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
        </Suspense>
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
