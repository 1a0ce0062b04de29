import type { EventDetail, TicketType } from "@barakah/contract";
import { TICKETS_MOST } from "@barakah/contract/events/event-words";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { rupiah, timeOfDay, wholeNumber } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { whatsappLink } from "../platform/whatsapp.ts";
import { ItemPicture } from "../ui/catalogue/item.tsx";
import { Chip } from "../ui/chip.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { QuantityStepper } from "../ui/form/quantity-stepper.tsx";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { Icon, type IconName } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { ShareButton } from "../ui/share-link.tsx";
import { DateBox, EventBadge, EventPlace } from "./event-rows.tsx";
import {
  dayOf,
  hoursOf,
  momentOf,
  priceWords,
  type Standing,
  shortMoment,
  standingOf,
  typePrice,
} from "./event-time.ts";
import { chooseTickets, offeredTypes } from "./tickets.ts";

/** An event before it is registered for: when, where and who stand before the money. */
export function EventView({ event, meta }: { event: EventDetail; meta: ReactNode }) {
  const now = useNow();
  const standing = standingOf(event, now);
  const [counts, setCounts] = useState<Record<number, number>>({});
  return (
    <AppShell
      header={<PageHeader title="Acara" back="/acara" actions={<ShareButton title={event.title} />} />}
      actions={<RegisterBar event={event} standing={standing} counts={counts} />}
      className=""
    >
      {meta}
      <ItemPicture ratio="16:10" src={event.thumbnail} alt="" off={standing === "cancelled"} />
      <section className="bg-surface px-4 pt-4 pb-2">
        <p className="flex flex-wrap gap-2">
          <Chip tone="green">{event.place ? "Tatap muka" : "Daring"}</Chip>
          {event.campaign && (
            <Chip tone="gold">
              {percent(event.campaign.basis_points)} untuk {event.campaign.title}
            </Chip>
          )}
          <EventBadge event={event} />
        </p>
        <h1 className="mt-2.5 mb-2 text-2xl leading-[1.8125rem] font-extrabold text-pretty">{event.title}</h1>
        {standing === "cancelled" && (
          <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />} className="my-3">
            Acara ini dibatalkan. {event.cancelled_reason}
          </Note>
        )}
        {standing === "not-open" && event.registration_opens && <OpensAt at={event.registration_opens} />}
        <EventPlaceAndTime event={event} />
      </section>
      {event.ticket_types.length > 0 && standing !== "over" && standing !== "cancelled" && (
        <Tickets
          event={event}
          offered={standing === "open" ? offeredTypes(event, now) : []}
          counts={counts}
          onChange={(id, count) => setCounts({ ...counts, [id]: count })}
        />
      )}
      {event.campaign && <PartBar event={event} part={event.campaign} />}
      <section className="mt-2 flex-1 bg-surface p-4">
        <h2 className="mb-2 text-lg">Tentang acara</h2>
        <ExpandableHtml
          html={event.body}
          empty="Penyelenggara belum menulis keterangannya."
          headingLevel={3}
        />
        <Programme event={event} />
      </section>
    </AppShell>
  );
}

interface RegisterBarProps {
  event: EventDetail;
  standing: Standing;
  counts: Readonly<Record<number, number>>;
}

function RegisterBar({ event, standing, counts }: RegisterBarProps) {
  if (standing === "not-open" && event.registration_opens)
    return (
      <ActionBar>
        <Button disabled className="flex-1">
          Buka {shortMoment(event.registration_opens)}
        </Button>
      </ActionBar>
    );
  if (standing !== "open" && standing !== "full") return null;
  const tickets = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total = event.ticket_types.reduce((sum, { id, price }) => sum + (counts[id] ?? 0) * price, 0);
  return (
    <ActionBar>
      {standing === "open" && (
        <p className="min-w-0">
          <span className="block text-xs text-text-2">{tickets > 0 ? `${tickets} tiket` : "Tiket"}</span>
          <b className="block text-[1.0625rem] leading-[1.5rem] font-extrabold">
            {event.price_kind === "fixed" && total > 0 ? rupiah(total) : priceWords(event)}
          </b>
        </p>
      )}
      <LinkButton
        to={`/acara/${event.slug}/daftar`}
        onClick={() => chooseTickets(event, counts)}
        className="flex-1"
      >
        {standing === "full" ? "Masuk daftar tunggu" : "Daftar"}
      </LinkButton>
    </ActionBar>
  );
}

const percent = (basisPoints: number) => `${String(basisPoints / 100).replace(".", ",")}%`;

/** The absolute time comes first; the rest is a help. */
function OpensAt({ at }: { at: string }) {
  const minutes = Math.max(0, Math.floor((Date.parse(at) - useNow()) / 60_000));
  const parts = [
    [Math.floor(minutes / 1440), "hari"],
    [Math.floor(minutes / 60) % 24, "jam"],
    [minutes % 60, "menit"],
  ] as const;
  return (
    <div className="kawung my-3 rounded-xl bg-linear-to-b from-brand-from to-brand-to p-4 text-center text-on-brand">
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

const EventPlaceAndTime = ({ event }: { event: EventDetail }) => (
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

interface TicketsProps {
  event: EventDetail;
  /** The types that can be chosen now. */
  offered: readonly TicketType[];
  counts: Readonly<Record<number, number>>;
  onChange(id: number, count: number): void;
}

const Tickets = ({ event, offered, counts, onChange }: TicketsProps) => (
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

/** Name and price, benefits, and what is left, in words and as a bar. */
export function TicketTypeCard({ event, type, chosen = false, children }: TicketTypeCardProps) {
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

/** How a payment divides between the event and the campaign. */
function PartBar({ event, part }: { event: EventDetail; part: NonNullable<EventDetail["campaign"]> }) {
  const price =
    event.price_kind === "fixed" ? Math.max(...event.ticket_types.map((type) => type.price), 0) : 0;
  const given = Math.floor((price * part.basis_points) / 10_000);
  return (
    <section className="mt-2 bg-surface p-4">
      <h2 className="mb-3 text-lg">Ke mana uang tiketmu</h2>
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        <i className="flex-1 bg-primary" />
        <i className="bg-accent" style={{ width: `${part.basis_points / 100}%` }} />
      </div>
      <dl className="mt-2 text-sm">
        <Part tone="bg-primary" amount={price - given}>
          Biaya acara, {percent(10_000 - part.basis_points)}
        </Part>
        <Part tone="bg-accent" amount={given}>
          Donasi untuk{" "}
          <Link to={`/kampanye/${part.slug}`} className="font-semibold text-primary-text underline">
            {part.title}
          </Link>
          , {percent(part.basis_points)}
        </Part>
      </dl>
      {price > 0 && <p className="mt-1 text-xs text-text-2">Contoh untuk tiket seharga {rupiah(price)}.</p>}
    </section>
  );
}

const Part = ({ tone, amount, children }: { tone: string; amount: number; children: ReactNode }) => (
  <div className="flex gap-2 py-1">
    <i aria-hidden="true" className={`mt-1 size-3 flex-none rounded-[4px] ${tone}`} />
    <dt className="min-w-0 flex-1">{children}</dt>
    {amount > 0 && <dd className="font-bold whitespace-nowrap">{rupiah(amount)}</dd>}
  </div>
);

function Programme({ event: { sessions } }: { event: EventDetail }) {
  if (sessions.length === 0) return null;
  return (
    <>
      <h2 className="mt-5 mb-1 text-lg">Susunan acara</h2>
      <ol>
        {sessions.map(({ id, title, starts_at }) => (
          <li key={id} className="flex gap-4 border-b border-border py-3 last:border-0">
            {starts_at && <time className="flex-none text-text-2">{timeOfDay(starts_at)}</time>}
            <b className="min-w-0 wrap-anywhere">{title}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
