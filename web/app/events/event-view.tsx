import type { EventDetail } from "@barakah/contract";
import { type ReactNode, useState } from "react";
import { shortMoment } from "../platform/day-box.ts";
import { rupiah } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { ItemPicture } from "../ui/catalogue/item.tsx";
import { Chip } from "../ui/chip.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { ShareButton } from "../ui/share-link.tsx";
import { CampaignPart, percent } from "./campaign-part.tsx";
import { EventPlaceAndTime, OpensAt, Programme } from "./event-facts.tsx";
import { EventBadge } from "./event-rows.tsx";
import { priceWords, type Standing, standingOf } from "./event-time.ts";
import { MoreTickets, OwnBar, OwnRegistrationCard, useOwnRegistrations } from "./own-registration.tsx";
import { TicketChoice } from "./ticket-choice.tsx";
import { chooseTickets, offeredTypes } from "./tickets.ts";

/** The public page of an event. Time, place and organiser come before the prices. */
export function EventView({ event, meta }: { event: EventDetail; meta: ReactNode }) {
  const now = useNow();
  const standing = standingOf(event, now);
  const [counts, setCounts] = useState<Record<number, number>>({});
  const own = useOwnRegistrations(event, standing);
  return (
    <AppShell
      header={<PageHeader title="Acara" back="/acara" actions={<ShareButton title={event.title} />} />}
      actions={
        own[0] ? <OwnBar of={own[0]} /> : <RegisterBar event={event} standing={standing} counts={counts} />
      }
      className=""
    >
      {meta}
      <ItemPicture ratio="16:10" src={event.thumbnail} alt="" off={standing === "cancelled"} />
      <section className="bg-surface px-4 pt-4 pb-2">
        <p className="flex flex-wrap gap-2">
          <Chip tone="green">{event.place ? "Tatap muka" : "Daring"}</Chip>
          {event.campaign && standing !== "cancelled" && (
            <Chip tone="gold">
              {percent(event.campaign.basis_points)} untuk {event.campaign.title}
            </Chip>
          )}
          <EventBadge event={event} alone />
        </p>
        <h1 className="mt-2.5 mb-2 text-2xl leading-[1.8125rem] font-extrabold text-pretty">{event.title}</h1>
        {standing === "cancelled" && (
          <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />} className="my-3">
            Acara ini dibatalkan. {event.cancelled_reason}
          </Note>
        )}
        {own.map((one) => (
          <OwnRegistrationCard key={one.code} of={one} />
        ))}
        {standing === "not-open" && event.registration_opens && <OpensAt at={event.registration_opens} />}
        <EventPlaceAndTime event={event} />
      </section>
      {own.length > 0 && standing === "open" && <MoreTickets event={event} now={now} />}
      {own.length === 0 &&
        event.ticket_types.length > 0 &&
        standing !== "over" &&
        standing !== "cancelled" && (
          <TicketChoice
            event={event}
            offered={standing === "open" ? offeredTypes(event, now) : []}
            counts={counts}
            onChange={(id, count) => setCounts({ ...counts, [id]: count })}
          />
        )}
      {event.campaign && standing !== "cancelled" && <CampaignPart event={event} part={event.campaign} />}
      <section className="mt-2 flex-1 bg-surface p-4">
        <h2 className="mb-2 text-lg">Tentang acara</h2>
        {event.summary && <p className="mb-3 text-lg leading-[1.6] text-text-2">{event.summary}</p>}
        {(event.body || !event.summary) && (
          <ExpandableHtml
            html={event.body}
            empty="Penyelenggara belum menulis keterangannya."
            headingLevel={3}
          />
        )}
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
