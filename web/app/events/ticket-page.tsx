import type { TicketPage as Tickets } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { statusOf } from "../platform/api-error.ts";
import { rupiah } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { VISITED } from "../platform/tell-visited.ts";
import { ItemNotFound } from "../ui/catalogue/item-not-found.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon, type IconName } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { ShareButton } from "../ui/share-link.tsx";
import type { Route } from "./+types/ticket-page";
import { dayOf, hoursOf, momentOf } from "./event-time.ts";
import { HeldSeats } from "./held-seats.tsx";
import { TicketCard } from "./ticket-card.tsx";
import { ticketsQuery, useOwnTicketsToo } from "./ticket-queries.ts";
import { CancelTickets, Way } from "./ticket-ways.tsx";

// Needed for few registrations only.
const RefundAccount = lazy(() => import("./refund-account.tsx"));

export { privatePage as headers } from "../platform/private-page.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [ticketsQuery(params.key)];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const SKELETON = <Skeletons of={["mx-4 mt-4 h-[30rem] rounded-xl", "mx-4 mt-4 h-40 rounded-lg"]} />;

/** The address is the permission. The service worker keeps a copy of it: it opens without a signal. */
export default function TicketPage({ params: { key } }: Route.ComponentProps) {
  const query = useQuery(ticketsQuery(key));
  if (query.isError && statusOf(query.error) === 404)
    return (
      <ItemNotFound
        title="Tiket"
        list="/tiket-saya"
        heading="Tiket tidak ditemukan."
        description="Tiket ini tidak ada di BARAKAH APP."
        text="Periksa tautannya, atau cari tiketmu dengan kode dan nomor telepon."
        more="Cari tiket"
      />
    );
  const found = query.data;
  return (
    <AppShell
      header={
        <PageHeader
          title="Tiket"
          back="/tiket-saya"
          actions={found && <ShareButton title={`Tiket ${found.event.title}`} />}
        />
      }
    >
      <PageMeta
        title={found ? `Tiket ${found.event.title}` : "Tiket"}
        description="Tiket acara di BARAKAH APP."
        path="/tiket-saya"
        noindex
      />
      <Loaded query={query} failure="Tiket gagal dimuat." skeleton={SKELETON}>
        {(tickets) => <Shown tickets={tickets} ticketKey={key} />}
      </Loaded>
    </AppShell>
  );
}

function Shown({ tickets: page, ticketKey }: { tickets: Tickets; ticketKey: string }) {
  const { event, tickets, state, whole } = page;
  const holds = state === "confirmed" && tickets.some((ticket) => ticket.state === "valid");
  // The copy for a hall without a signal must show what is true now: paid, cancelled, entered.
  const shown = JSON.stringify([state, tickets.map(({ qr, entered_at }) => [qr?.text, entered_at])]);
  useEffect(() => {
    if (shown) dispatchEvent(new Event(VISITED));
  }, [shown]);
  useOwnTicketsToo();
  return (
    <>
      <h1 className="sr-only">Tiket {event.title}</h1>
      <StandingNote page={page} />
      {page.provisional && <HeldSeats whole={whole} ticketKey={ticketKey} />}
      {state === "confirmed" ? (
        tickets.map((ticket, place) => (
          <TicketCard
            key={ticket.code}
            event={event}
            ticket={ticket}
            place={tickets.length > 1 ? `Tiket ${place + 1} dari ${tickets.length}` : undefined}
            shared={whole && tickets.length > 1}
          />
        ))
      ) : (
        <section className="mt-4 bg-surface p-4">
          <h2 className="text-lg">{event.title}</h2>
          <p className="text-sm text-text-2">
            {dayOf(event.starts_at)}, {hoursOf(event)} WIB
            {event.place && ` · ${event.place}`}
          </p>
          <p className="mt-2 text-sm text-text-2">
            Kode pendaftaran <b className="text-text">{page.code}</b>
          </p>
        </section>
      )}
      <Suspense>{page.refund && <RefundAccount refund={page.refund} ticketKey={ticketKey} />}</Suspense>
      <ul className="mx-4 mt-4 divide-y divide-border overflow-hidden rounded-lg bg-surface shadow-card print:hidden">
        {holds && (
          <Way
            href={`/api/tickets/${ticketKey}/calendar/`}
            icon="calendar-plus"
            title="Tambah ke kalender"
            text="Berkas .ics, dengan pengingat satu hari sebelumnya"
          />
        )}
        {event.online_link && (
          <Way href={event.online_link} icon="link" title="Buka acara daring" text={event.online_link} />
        )}
        {event.map_link && event.state !== "cancelled" && (
          <Way href={event.map_link} icon="map-trifold" title="Petunjuk jalan" text={event.place} />
        )}
        <Way href={`/acara/${event.slug}`} icon="info" title="Tentang acara" text={event.title} />
        {page.can_cancel && (
          <li data-needs-script>
            <CancelTickets page={page} ticketKey={ticketKey} />
          </li>
        )}
      </ul>
    </>
  );
}

/** What is true of the registration, and what to do next. */
function StandingNote({ page }: { page: Tickets }) {
  const { event, state, waiting, tickets } = page;
  const owed = page.refund !== null && page.refund.paid_back < page.refund.amount;
  const again = Date.parse(event.starts_at) > useNow() && (
    <Go to={`/acara/${event.slug}/daftar`} variant={owed && !page.refund?.decided ? "line" : "primary"}>
      Daftar lagi
    </Go>
  );
  if (event.state === "cancelled")
    return (
      <StateNote tone="red" icon="warning-circle-fill">
        Acara ini dibatalkan. {event.cancelled_reason}
        {owed
          ? " Yang sudah kamu bayar dikembalikan oleh bendahara."
          : page.in_review &&
            " Buktimu masih diperiksa bendahara. Kalau uangnya sudah sampai, uang itu dikembalikan."}
      </StateNote>
    );
  if (state === "confirmed" && tickets.every((ticket) => ticket.state === "void"))
    return (
      <StateNote tone="gold" icon="x-circle-fill">
        Tiket ini dibatalkan dan kursinya sudah dilepas, jadi tidak bisa dipakai masuk.
        {again}
      </StateNote>
    );
  if (state === "waiting_payment")
    return (
      <StateNote tone="gold" icon="hourglass-medium-fill">
        {page.in_review ? (
          "Pembayaranmu sedang diperiksa bendahara. Tiketnya muncul di sini setelah dipastikan."
        ) : (
          <>
            Menunggu pembayaran <b>{rupiah(page.total)}</b>
            {page.pay_before && <> sebelum {momentOf(page.pay_before)}</>}. Kursimu dipegang sampai saat itu.
          </>
        )}
        {page.payment_page && (
          <Go to={page.payment_page}>{page.in_review ? "Lihat pembayaran" : "Bayar sekarang"}</Go>
        )}
      </StateNote>
    );
  // Somebody who only waited in line has no tickets.
  if (state === "expired" && tickets.length === 0)
    return (
      <StateNote tone="gold" icon="clock-countdown-fill">
        Kursi yang kami pegang untukmu tidak diambil sampai batas waktunya, jadi ditawarkan kepada yang
        berikutnya.
        <Go to={`/acara/${event.slug}`}>Lihat acaranya</Go>
      </StateNote>
    );
  if (state === "expired")
    return (
      <StateNote tone="gold" icon="clock-countdown-fill">
        Batas bayarnya sudah lewat dan kursinya dilepas. Kalau uangnya sudah kamu kirim, uang itu tidak
        hilang: bendahara melihatnya dan menghubungimu.
        {again}
      </StateNote>
    );
  if (state === "cancelled")
    return (
      <StateNote tone="gold" icon="x-circle-fill">
        {tickets.length === 0
          ? "Kamu sudah keluar dari daftar tunggu."
          : "Pendaftaran ini dibatalkan dan kursinya sudah dilepas. Tiketnya tidak bisa dipakai masuk."}
        {again}
      </StateNote>
    );
  if (!waiting) return null;
  return waiting.register_page && waiting.offered_until ? (
    <StateNote tone="green" icon="check-circle-fill">
      Ada kursi {waiting.type} untukmu, dipegang sampai {momentOf(waiting.offered_until)}.
      <Go to={waiting.register_page}>Ambil kursinya</Go>
    </StateNote>
  ) : (
    <StateNote tone="info" icon="hourglass-medium-fill">
      Kamu urutan <b>{waiting.place}</b> di daftar tunggu {waiting.type}. Bila giliranmu tiba, tawarannya
      muncul di halaman ini dan dikirim ke e-mailmu bila kamu mengisinya.
    </StateNote>
  );
}

interface StateNoteProps {
  tone: "red" | "gold" | "green" | "info";
  icon: IconName;
  children: ReactNode;
}

const StateNote = ({ tone, icon, children }: StateNoteProps) => (
  <div role="status">
    <Note tone={tone} icon={<Icon name={icon} size={20} />} className="mx-4 mt-4">
      {children}
    </Note>
  </div>
);

interface GoProps {
  to: string;
  variant?: "primary" | "line";
  children: string;
}

const Go = ({ to, variant, children }: GoProps) => (
  <div className="mt-2.5">
    <LinkButton to={to} size="sm" variant={variant}>
      {children}
    </LinkButton>
  </div>
);
