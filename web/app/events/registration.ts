import type { EventDetail } from "@barakah/contract";
import type { PaymentMethod } from "@barakah/contract/payments/methods";
import { CHOOSE_METHOD, contactErrors, type PurchaseValues } from "../payments/index.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { type FieldErrors, onlyWrong } from "../ui/form/field-errors.ts";
import { emptyTicket, isOpenPrice, type TypedTicket } from "./tickets.ts";

/** `tickets.0.name`, as the API names it; a form without JavaScript sends it so. */
export const ticketField = (place: number, part: string) => `tickets.${place}.${part}`;

const TICKET_FIELD = /^tickets\.(\d{1,2})\.(type|name|price|answers)(?:\.(\d{1,15})(\.\d{1,2})?)?$/;

function ticketsIn(fields: SentForm["values"]): TypedTicket[] {
  const tickets: TypedTicket[] = [emptyTicket("")];
  for (const [field, value] of Object.entries(fields)) {
    const [, place, part, question, several] = TICKET_FIELD.exec(field) ?? [];
    if (place === undefined) continue;
    while (tickets.length <= Number(place)) tickets.push(emptyTicket(""));
    const ticket = tickets[Number(place)] as TypedTicket;
    if (part === "price") ticket.price = Number(value.replace(/\D/g, "").slice(0, 15));
    else if (part !== "answers") ticket[part as "type" | "name"] = value;
    else if (question && value)
      ticket.answers[question] = several ? [...[ticket.answers[question] ?? []].flat(), value] : value;
  }
  return tickets;
}

export interface RegistrationValues extends PurchaseValues {
  /** The first participant is who registers: its name is `fullName`. */
  tickets: TypedTicket[];
  voucher: string;
}

export const emptyRegistration = (tickets: TypedTicket[]): RegistrationValues => ({
  tickets,
  fullName: "",
  phone: "",
  email: "",
  voucher: "",
  method: null,
});

/** The values of a form that was sent without JavaScript. */
export const registrationIn = ({ values }: SentForm): RegistrationValues => ({
  tickets: ticketsIn(values),
  fullName: values.name ?? "",
  phone: values.tel ?? "",
  email: values.email ?? "",
  voucher: values.voucher ?? "",
  method: (values.payment_method || null) as PaymentMethod | null,
});

const OWN: Record<string, string> = { name: "fullName", "tickets.0.name": "fullName" };

export const registrationErrorsIn = ({ errors }: SentForm) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [OWN[field] ?? field, said]),
  ) as FieldErrors<RegistrationValues>;

export interface PriceLine {
  label: string;
  amount: number;
}

const optionsOf = (event: EventDetail, { answers }: TypedTicket) =>
  event.questions.flatMap(({ id, options }) =>
    options.filter(({ label, price }) => price > 0 && [answers[String(id)] ?? []].flat().includes(label)),
  );

/** What is to be paid, line by line, without a voucher. The server computes it again and refuses another total. */
export function linesOf(event: EventDetail, { tickets, fullName }: RegistrationValues): PriceLine[] {
  const lines = event.ticket_types.flatMap((type) => {
    const own = tickets.filter((ticket) => ticket.type === String(type.id));
    const each = (ticket: TypedTicket) =>
      isOpenPrice(event) ? ticket.price : event.price_kind === "free" ? 0 : type.price;
    const amount = own.reduce((sum, ticket) => sum + each(ticket), 0);
    return own.length > 0 ? [{ label: `${own.length} × ${type.name}`, amount }] : [];
  });
  const extras = tickets.flatMap((ticket, place) =>
    optionsOf(event, ticket).map(({ label, price }) => {
      const [name] = (place === 0 ? fullName : ticket.name).trim().split(" ");
      return { label: name ? `${label}, ${name}` : label, amount: price };
    }),
  );
  return [...lines, ...extras];
}

export const sumOf = (lines: readonly PriceLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** As the API takes them. */
export const wantedTickets = (event: EventDetail, { tickets, fullName }: RegistrationValues) =>
  tickets.map(({ type, price, name, answers }, place) => ({
    type: Number(type),
    ...(isOpenPrice(event) && { price }),
    name: place === 0 ? fullName.trim() : name.trim(),
    answers,
  }));

/** What is wrong before anything is sent, by the API's names of nested fields. */
export function registrationErrors(event: EventDetail, values: RegistrationValues, total: number) {
  const nested: [string, string | undefined][] = values.tickets.flatMap((ticket, place) => [
    [`tickets.${place}.type`, ticket.type ? undefined : "Pilih jenis tiket."],
    [`tickets.${place}.name`, place === 0 || ticket.name.trim() ? undefined : "Tulis nama peserta."],
    [
      `tickets.${place}.price`,
      isOpenPrice(event) && ticket.price < event.min_price
        ? "Nominalnya kurang dari yang paling sedikit."
        : undefined,
    ],
    ...event.questions.map(({ id, required }): [string, string | undefined] => [
      `tickets.${place}.answers.${id}`,
      required && [ticket.answers[String(id)] ?? ""].flat().join("").trim() === ""
        ? "Wajib diisi."
        : undefined,
    ]),
  ]);
  return onlyWrong({
    ...Object.fromEntries(nested),
    ...contactErrors(values),
    method: total > 0 && !values.method ? CHOOSE_METHOD : undefined,
  }) as FieldErrors<RegistrationValues>;
}
