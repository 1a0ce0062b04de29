import type { Order } from "@barakah/contract";
import { timeOfDay } from "../../platform/format.ts";
import { weekdayOf } from "../delivery/arrival.ts";

interface Stop {
  at: string;
  title: string;
  text: string;
}

/** What the courier told, and what became of the order, the newest first. */
export function stopsOf({ history, shipment }: Order): Stop[] {
  const told = (shipment?.track ?? []).map(({ at, text }) => ({ at, title: text, text: "" }));
  const steps = history.map(({ status, created_at, note }) => ({
    at: created_at,
    title: status,
    text: note,
  }));
  return [...steps, ...told].toSorted((one, other) => other.at.localeCompare(one.at));
}

export function Journey({ order }: { order: Order }) {
  return (
    <ol className="ml-1.5 border-l-2 border-primary-line">
      {stopsOf(order).map(({ at, title, text }) => (
        <li
          key={at + title + text}
          className="relative pb-4 pl-4 before:absolute before:top-1.5 before:-left-[7px] before:size-3 before:rounded-full before:bg-primary first:before:bg-accent last:pb-0"
        >
          <b className="block text-sm">{title}</b>
          {text && <span className="block text-sm text-text-2">{text}</span>}
          <span className="block text-xs text-text-3">
            {weekdayOf(at)}, {timeOfDay(at)}
          </span>
        </li>
      ))}
    </ol>
  );
}
