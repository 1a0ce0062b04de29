import type { WaitingThing } from "@barakah/contract";
import { Link } from "react-router";
import { nearMoment } from "../platform/day-box.ts";
import { useNow } from "../platform/now.tsx";
import { DateBox } from "../ui/date-box.tsx";
import { Icon, type IconName } from "../ui/icons/icon.tsx";

type Kind = WaitingThing["kind"];

const GOLD = "bg-accent-soft text-accent-text";
const BLUE = "bg-info-soft text-on-info-soft";
const GREEN = "bg-primary-soft text-on-primary-soft";

const LOOK: Record<Kind, { icon: IconName; tone: string }> = {
  payment: { icon: "clock-countdown-fill", tone: GOLD },
  offer: { icon: "ticket", tone: GOLD },
  selling: { icon: "storefront-fill", tone: GOLD },
  ticket: { icon: "ticket", tone: GREEN },
  parcel: { icon: "truck-fill", tone: BLUE },
  pledge: { icon: "calendar-check-fill", tone: GREEN },
};

function sentence({ kind, text, deadline }: WaitingThing, now: number): string {
  if (deadline === null) return text;
  if (kind === "ticket") {
    if (Date.parse(deadline) <= now) return `Sedang berlangsung · ${text}`;
    const when = nearMoment(deadline, now);
    return `${when.charAt(0).toUpperCase()}${when.slice(1)} · ${text}`;
  }
  if (kind === "selling" && Date.parse(deadline) <= now) return `Sudah lewat batas · ${text}`;
  return `Sebelum ${nearMoment(deadline, now)} · ${text}`;
}

/** One after the other, each as high as the next: the room for them is reserved before they are known (`milikmu.css`). */
export const WaitingRows = ({ things }: { things: readonly WaitingThing[] }) => (
  <ul className="divide-y divide-border">
    {things.map((thing) => (
      <li key={thing.kind + thing.link} className="milikmu-row flex">
        <WaitingRow thing={thing} />
      </li>
    ))}
  </ul>
);

function WaitingRow({ thing }: { thing: WaitingThing }) {
  const { icon, tone } = LOOK[thing.kind];
  return (
    <Link to={thing.link} className="flex min-w-0 flex-1 items-center gap-3 px-3 py-1 -outline-offset-3">
      {thing.kind === "ticket" && thing.deadline ? (
        <DateBox at={thing.deadline} small />
      ) : (
        <span className={`grid size-11 flex-none place-items-center rounded-md ${tone}`}>
          <Icon name={icon} size={20} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <b className="line-clamp-2 text-sm leading-[1.2rem]">{thing.title.replaceAll("Rp. ", "Rp.\u00a0")}</b>
        <span className="block truncate text-xs text-text-2">{sentence(thing, useNow())}</span>
      </span>
      <span className="grid min-h-10 min-w-16 flex-none place-items-center rounded-md bg-primary-soft px-3 text-sm font-bold text-on-primary-soft max-xs:min-w-0 max-xs:px-2">
        {thing.act}
      </span>
    </Link>
  );
}
