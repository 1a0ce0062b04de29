import type { EventDetail } from "@barakah/contract";
import type { ReactNode } from "react";
import { timeOfDay } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { whatsappLink } from "../platform/whatsapp.ts";
import { DateBox } from "../ui/date-box.tsx";
import { Icon, type IconName } from "../ui/icons/icon.tsx";
import { EventPlace } from "./event-rows.tsx";
import { dayOf, hoursOf, momentOf } from "./event-time.ts";

/** The absolute time comes first; the rest is a help. */
export function OpensAt({ at }: { at: string }) {
  const minutes = Math.max(0, Math.floor((Date.parse(at) - useNow()) / 60_000));
  const parts = [
    [Math.floor(minutes / 1440), "hari"],
    [Math.floor(minutes / 60) % 24, "jam"],
    [minutes % 60, "menit"],
  ] as const;
  return (
    <div className="kawung relative my-3 overflow-hidden rounded-xl bg-linear-to-b from-brand-from to-brand-to p-4 text-center text-on-brand">
      <p className="relative text-sm">Pendaftaran dibuka</p>
      <p className="relative text-lg font-extrabold">{momentOf(at)}</p>
      <p className="relative mt-2 flex justify-center gap-2">
        {parts.map(([count, unit]) => (
          <span key={unit} className="min-w-14 rounded-md bg-[#ffffff26] px-2 py-1.5 text-xs">
            <b className="block text-xl">{count}</b>
            {unit}
          </span>
        ))}
      </p>
    </div>
  );
}

interface FactProps {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

const Fact = ({ icon, title, text, children }: FactProps) => (
  <li className="flex gap-3.5 border-b border-border py-3.5 last:border-0">
    {icon}
    <div className="min-w-0 flex-1">
      <b className="block wrap-anywhere">{title}</b>
      {text && <p className="text-sm text-text-2 wrap-anywhere">{text}</p>}
      {children}
    </div>
  </li>
);

const FactIcon = ({
  name,
  tone = "bg-primary-soft text-on-primary-soft",
}: {
  name: IconName;
  tone?: string;
}) => (
  <span className={`grid size-[52px] flex-none place-items-center rounded-md ${tone}`}>
    <Icon name={name} size={24} />
  </span>
);

const OutLink = ({ href, icon, children }: { href: string; icon: IconName; children: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-(--tap) items-center gap-1.5 text-sm font-semibold text-primary-text hover:underline"
  >
    <Icon name={icon} size={20} /> {children}
  </a>
);

const PHONE = /^[+\d][\d\s().-]{8,}$/;

export const EventPlaceAndTime = ({ event }: { event: EventDetail }) => (
  <ul>
    <Fact
      icon={<DateBox at={event.starts_at} />}
      title={<time dateTime={event.starts_at}>{dayOf(event.starts_at)}</time>}
      text={`${hoursOf(event)} WIB`}
    />
    <Fact
      icon={<FactIcon name="map-pin-fill" />}
      title={<EventPlace event={event} />}
      text={event.is_online && "Tautannya ada di tiketmu."}
    >
      {event.map_link && (
        <OutLink href={event.map_link} icon="map-trifold">
          Buka peta
        </OutLink>
      )}
    </Fact>
    {(event.organiser || event.contact) && (
      <Fact
        icon={<FactIcon name="users-three-fill" tone="bg-info-soft text-on-info-soft" />}
        title={event.organiser || "Penyelenggara"}
        text={PHONE.test(event.contact) ? "Penyelenggara" : event.contact}
      >
        {PHONE.test(event.contact) && (
          <OutLink
            href={whatsappLink(event.contact, `Assalamu'alaikum, saya mau bertanya tentang ${event.title}.`)}
            icon="whats-app-logo"
          >
            Tanya panitia
          </OutLink>
        )}
      </Fact>
    )}
  </ul>
);

export function Programme({ event: { sessions } }: { event: EventDetail }) {
  if (sessions.length === 0) return null;
  return (
    <>
      <h2 className="mt-5 mb-1 text-lg">Susunan acara</h2>
      <ol>
        {sessions.map(({ id, title, starts_at }) => (
          <li key={id} className="flex gap-4 border-b border-border py-3 last:border-0">
            {starts_at && (
              <time className="w-11 flex-none text-text-2 tabular-nums">{timeOfDay(starts_at)}</time>
            )}
            <b className="min-w-0 wrap-anywhere">{title}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
