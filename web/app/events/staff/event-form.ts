import type { EventDraft, StaffEvent } from "@barakah/contract";
import type { EventPriceKind, QuestionKind } from "@barakah/contract/events/event-words";
import { clockOf, instantOf, instantOrNull } from "../../ui/staff/clock.ts";

const NEW_TYPE = {
  id: undefined as number | undefined,
  name: "",
  benefits: "",
  price: 0,
  quota: null as number | null,
  opens: "",
  closes: "",
  per_order_max: 5,
};
export type TypeForm = typeof NEW_TYPE;
export const newType = (): TypeForm => ({ ...NEW_TYPE });

export interface QuestionForm {
  id?: number | undefined;
  label: string;
  kind: QuestionKind;
  required: boolean;
  options: { label: string; price: number }[];
}

/** Times are what clocks in Jakarta show, as `datetime-local` fields write them; empty where there is none. */
const EMPTY = {
  title: "",
  slug: "",
  summary: "",
  starts_at: "",
  ends_at: "",
  place: "",
  map_link: "",
  online_link: "",
  organiser: "",
  contact: "",
  price_kind: "free" as EventPriceKind,
  min_price: 0,
  capacity: null as number | null,
  registration_opens: "",
  registration_closes: "",
  campaign_id: "",
  campaign_percent: null as number | null,
  ticket_types: [{ ...NEW_TYPE, name: "Umum" }] as TypeForm[],
  questions: [] as QuestionForm[],
  certificate: false,
  certificate_sessions: 0,
  body: "",
  listed: true,
  picture: null as string | null,
  thumbnail: null as string | null,
};
export type EventForm = typeof EMPTY;

export function formOf(stored: StaffEvent | undefined): EventForm {
  if (!stored) return EMPTY;
  const { title, slug, summary, place, map_link, online_link, organiser, contact, price_kind, min_price } =
    stored;
  const { capacity, certificate, certificate_sessions, body, listed, picture, thumbnail } = stored;
  return {
    ...{ title, slug, summary, place, map_link, online_link, organiser, contact, price_kind, min_price },
    ...{ capacity, certificate, certificate_sessions, body, listed, picture, thumbnail },
    starts_at: clockOf(stored.starts_at),
    ends_at: clockOf(stored.ends_at),
    registration_opens: clockOf(stored.registration_opens),
    registration_closes: clockOf(stored.registration_closes_set),
    campaign_id: String(stored.campaign_id ?? ""),
    campaign_percent: stored.campaign_basis_points === null ? null : stored.campaign_basis_points / 100,
    ticket_types: stored.ticket_types.map(({ taken: _, opens, closes, ...type }) => ({
      ...type,
      opens: clockOf(opens),
      closes: clockOf(closes),
    })),
    questions: stored.questions,
  };
}

export function sentOf({ thumbnail: _, campaign_id, campaign_percent, ...form }: EventForm): EventDraft {
  return {
    ...form,
    starts_at: instantOf(form.starts_at),
    ends_at: instantOf(form.ends_at),
    registration_opens: instantOrNull(form.registration_opens),
    registration_closes: instantOrNull(form.registration_closes),
    campaign_id: campaign_id ? Number(campaign_id) : null,
    campaign_basis_points: campaign_percent === null ? null : Math.round(campaign_percent * 100),
    ticket_types: form.ticket_types.map(({ opens, closes, ...type }) => ({
      ...type,
      opens: instantOrNull(opens),
      closes: instantOrNull(closes),
    })),
  };
}
