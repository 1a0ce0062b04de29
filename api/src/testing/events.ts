import type { Insertable } from "kysely";
import type { Database } from "../platform/database/database.ts";
import type { Schema } from "../platform/database/schema.ts";
import { send, VISITOR } from "./calls.ts";
import type { TestApp } from "./test-app.ts";

type Type = Partial<Insertable<Schema["ticket_type"]>>;

interface Question {
  label: string;
  kind: Schema["event_question"]["kind"];
  required?: boolean;
  options?: { label: string; price: number }[];
}

let made = 0;

/** A published event that begins in a week, with ticket types and questions. */
export async function anEvent(
  { kysely }: Database,
  given: Partial<Insertable<Schema["event"]>> = {},
  types: readonly Type[] = [{}],
  questions: readonly Question[] = [],
) {
  const number = ++made;
  const starts = Date.now() + 7 * 24 * 3600_000;
  const event = await kysely
    .insertInto("event")
    .values({
      picture: null,
      registration_opens: null,
      registration_closes: null,
      capacity: null,
      campaign_id: null,
      campaign_basis_points: null,
      slug: `acara-contoh-${number}`,
      title: `Acara ${number}`,
      state: "published",
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + 2 * 3600_000).toISOString(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const ticket_types = await kysely
    .insertInto("ticket_type")
    .values(
      types.map((type, position) => ({
        ...{ name: "Reguler", event_id: event.id, position, quota: null, opens: null, closes: null },
        ...type,
      })),
    )
    .returningAll()
    .execute();
  const asked: number[] = [];
  for (const [position, { options = [], ...question }] of questions.entries()) {
    const { id } = await kysely
      .insertInto("event_question")
      .values({ event_id: event.id, position, options: JSON.stringify(options), ...question })
      .returning("id")
      .executeTakeFirstOrThrow();
    asked.push(id);
  }
  return { ...event, types: ticket_types, questions: asked };
}

export interface Registered {
  code: string;
  ticket_page: string;
  payment_page: string | null;
  pay_before: string | null;
  amount?: number;
  opens_at?: string;
  errors?: Record<string, string[]>;
}

interface Wanted {
  names?: string[];
  email?: string;
  tickets?: object[];
  price?: number;
  amount?: number;
  method?: string;
  voucher?: string;
  phone?: string;
  offer?: string;
  headers?: Record<string, string>;
}

/** Registers with the API call that a buyer's page makes. */
export const registerAt = (
  api: TestApp,
  event: { slug: string; types: { id: number }[] },
  { names = ["Rina Aulia"], tickets, price, headers = VISITOR, ...more }: Wanted = {},
) =>
  send<Registered>(
    api,
    "POST",
    `/api/events/${event.slug}/register/`,
    {
      tickets: tickets ?? names.map((name) => ({ type: event.types[0]?.id, name, price })),
      name: "Rina Aulia",
      phone: "0812-3456-7890",
      amount: 0,
      ...more,
    },
    headers,
  );
