import type { EventDetail } from "@barakah/contract";
import type { RegistrationValues, TypedTicket } from "@barakah/contract/events/registration-form";
import { CHOOSE_METHOD, contactErrors } from "../payments/index.ts";
import { type FieldErrors, onlyWrong } from "../ui/form/field-errors.ts";
import { isOpenPrice } from "./tickets.ts";

/** `tickets.0.name`, as the API names it; a form without JavaScript sends it so. */
export const ticketField = (place: number, part: string) => `tickets.${place}.${part}`;

export interface PriceLine {
  label: string;
  amount: number;
}

const optionsOf = (event: EventDetail, { answers }: TypedTicket) =>
  event.questions.flatMap(({ id, options }) =>
    options.filter(({ label, price }) => price > 0 && [answers[String(id)] ?? []].flat().includes(label)),
  );

/** What is to be paid, line by line, without a voucher. The server computes it again and refuses another total. */
export function linesOf(event: EventDetail, { tickets, name: buyer }: RegistrationValues): PriceLine[] {
  const lines = event.ticket_types.flatMap((type) => {
    const own = tickets.filter((ticket) => ticket.type === String(type.id));
    const each = (ticket: TypedTicket) =>
      isOpenPrice(event) ? ticket.price : event.price_kind === "free" ? 0 : type.price;
    const amount = own.reduce((sum, ticket) => sum + each(ticket), 0);
    return own.length > 0 ? [{ label: `${own.length} × ${type.name}`, amount }] : [];
  });
  const extras = tickets.flatMap((ticket, place) =>
    optionsOf(event, ticket).map(({ label, price }) => {
      const [name] = (place === 0 ? buyer : ticket.name).trim().split(" ");
      return { label: name ? `${label}, ${name}` : label, amount: price };
    }),
  );
  return [...lines, ...extras];
}

export const sumOf = (lines: readonly PriceLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The errors that the page finds before sending, by the API's names of nested fields. */
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
