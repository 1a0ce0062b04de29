import {
  EVENT_STATE_LABEL,
  type EventState,
  REGISTRATION_STATE_LABEL,
  type RegistrationState,
} from "@barakah/contract/events/event-words";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";

const EVENT_TONE: Record<EventState, BadgeTone> = {
  draft: "wait",
  published: "ok",
  cancelled: "no",
  finished: "mute",
};
export const EventBadge = ({ state }: { state: EventState }) => (
  <StatusBadge tone={EVENT_TONE[state]}>{EVENT_STATE_LABEL[state]}</StatusBadge>
);

const REGISTRATION_TONE: Record<RegistrationState, BadgeTone> = {
  waiting_payment: "wait",
  confirmed: "ok",
  waitlisted: "info",
  cancelled: "no",
  expired: "mute",
};
export const RegistrationBadge = ({ state }: { state: RegistrationState }) => (
  <StatusBadge tone={REGISTRATION_TONE[state]}>{REGISTRATION_STATE_LABEL[state]}</StatusBadge>
);

/** '12 dari 50', or only how many where there is no limit. */
export const seatsTaken = ({ taken, capacity }: { taken: number; capacity: number | null }) =>
  capacity === null ? String(taken) : `${taken} dari ${capacity}`;
