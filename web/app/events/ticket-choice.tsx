import type { EventDetail, TicketType } from "@barakah/contract";
import { TICKETS_MOST } from "@barakah/contract/events/tickets-most";
import type { ReactNode } from "react";
import { shortMoment } from "../platform/day-box.ts";
import { wholeNumber } from "../platform/format.ts";
import { QuantityStepper } from "../ui/form/quantity-stepper.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { typePrice } from "./event-time.ts";

interface TicketChoiceProps {
  event: EventDetail;
  /** The types that can be chosen now. */
  offered: readonly TicketType[];
  counts: Readonly<Record<number, number>>;
  onChange(id: number, count: number): void;
}

export const TicketChoice = ({ event, offered, counts, onChange }: TicketChoiceProps) => (
  <section className="mt-2 bg-surface p-4">
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="text-lg">Tiket</h2>
      <span className="text-xs text-text-3">Tutup {shortMoment(event.registration_closes)}</span>
    </div>
    <ul className="flex flex-col gap-3">
      {event.ticket_types.map((type) => (
        <li key={type.id}>
          <TicketTypeCard event={event} type={type} chosen={(counts[type.id] ?? 0) > 0}>
            {offered.includes(type) && (
              <span data-needs-script>
                <QuantityStepper
                  label={`Jumlah tiket ${type.name}`}
                  value={counts[type.id] ?? 0}
                  min={0}
                  max={Math.min(type.per_order_max, type.left ?? TICKETS_MOST)}
                  onChange={(count) => onChange(type.id, count)}
                />
              </span>
            )}
          </TicketTypeCard>
        </li>
      ))}
    </ul>
  </section>
);

interface TicketTypeCardProps {
  event: EventDetail;
  type: TicketType;
  chosen?: boolean;
  children?: ReactNode;
}

function TicketTypeCard({ event, type, chosen = false, children }: TicketTypeCardProps) {
  const { name, benefits, quota, left, waiting } = type;
  const gone = left === 0;
  const edge = chosen
    ? "border-primary bg-primary-softer inset-ring inset-ring-primary"
    : "border-border-strong";
  return (
    <div className={`rounded-lg border p-3.5 ${gone ? "border-border bg-surface-2" : edge}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-bold">
        <span className={gone ? "text-text-2" : ""}>{name}</span>
        <span className={gone ? "text-text-2" : "text-[1.0625rem] font-extrabold"}>
          {typePrice(event, type)}
        </span>
      </p>
      {benefits.length > 0 && (
        <ul className="mt-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2 py-0.5 text-sm text-text-2">
              <Icon name="check-bold" size={16} className="mt-0.5 text-primary-text" /> {benefit}
            </li>
          ))}
        </ul>
      )}
      {left !== null && quota !== null && (
        <div aria-hidden="true" className="mt-3 h-1 overflow-hidden rounded-full bg-surface-2">
          <i
            className={`block h-full rounded-full ${gone ? "bg-text-3" : left * 100 < quota * 15 ? "bg-accent" : "bg-primary"}`}
            style={{ width: `${Math.round(((quota - left) / quota) * 100)}%` }}
          />
        </div>
      )}
      {(left !== null || children) && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-text-2">
            {left !== null && (
              <>
                <b>{gone ? "Habis" : `Sisa ${wholeNumber(left)}`}</b>
                {quota !== null &&
                  (gone ? `, semua ${wholeNumber(quota)} kursi` : ` dari ${wholeNumber(quota)}`)}
                {gone && waiting > 0 && ` · ${wholeNumber(waiting)} orang menunggu`}
              </>
            )}
          </p>
          {children}
        </div>
      )}
    </div>
  );
}
