import type { OwnRegistration } from "@barakah/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { copiedWhen } from "../offline/copied-when.ts";
import { useKeptTickets } from "../offline/kept-tickets.ts";
import { useCopiedAt } from "../offline/shown-copies.ts";
import { api } from "../platform/browser-api.ts";
import { shortMoment } from "../platform/day-box.ts";
import { rupiah, timeOfDay } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { preloadInBrowser } from "../platform/preload.ts";
import { useMember } from "../platform/session.ts";
import { DateBox } from "../ui/date-box.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { type BadgeTone, StatusBadge } from "../ui/status-badge.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";
import { ShortForm } from "./short-form.tsx";
import { crewEventsQuery, ownTicketsQuery } from "./ticket-queries.ts";

const none = () => [];
export const loader = preloadOnServer(none);
export const clientLoader = preloadInBrowser(none);

/** A member's tickets. Guests find theirs by code and phone. */
export default function MyTicketsPage() {
  const member = useMember();
  return (
    <AppShell header={<PageHeader title="Tiket Saya" back="/acara" isHeading />}>
      <PageMeta title="Tiket Saya" description="Tiket acara yang kamu punya di BARAKAH APP." />
      {member && <CrewEvents memberId={member.id} />}
      {member && <OwnTickets memberId={member.id} />}
      <FindTickets open={!member} />
    </AppShell>
  );
}

const SKELETON = (
  <div className="px-4">
    <Skeletons of={["mt-4 h-28 rounded-lg", "mt-3 h-28 rounded-lg"]} />
  </div>
);

function OwnTickets({ memberId }: { memberId: number }) {
  const query = useInfiniteQuery(ownTicketsQuery(memberId));
  const now = useNow();
  const isCopy = useCopiedAt(ownTicketsQuery(memberId).queryKey) !== undefined;
  const kept = useKeptTickets();
  return (
    <>
      <Loaded query={query} failure="Tiketmu gagal dimuat." skeleton={SKELETON}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0)
            return (
              <EmptyState
                level="p"
                heading="Belum ada tiket."
                text="Tiket acara yang kamu ikuti muncul di sini."
              >
                <LinkButton to="/acara">Lihat acara</LinkButton>
              </EmptyState>
            );
          const isPast = ({ event }: OwnRegistration) => Date.parse(event.ends_at) < now;
          const coming = all.filter((one) => !isPast(one)).toReversed();
          if (isCopy) {
            const opens = ({ state, page }: OwnRegistration) => state === "confirmed" && kept.has(page);
            return (
              <>
                <Group title="Bisa dibuka sekarang" of={coming.filter(opens)} kept={kept} />
                <Group
                  title="Perlu sinyal"
                  text="Keadaannya bisa berubah, jadi tidak kami tebak."
                  of={coming.filter((one) => !opens(one))}
                  past
                />
                <Group title="Sudah lewat" of={all.filter(isPast)} past />
                <p className="mt-4 px-8 text-center text-sm text-pretty text-text-2">
                  Tiket yang baru tersimpan sendiri begitu dibuka dengan sinyal.
                </p>
              </>
            );
          }
          return (
            <>
              <Group title="Mendatang" of={coming.filter(({ state }) => state === "confirmed")} />
              <Group
                title="Perlu kamu lakukan"
                of={coming.filter(({ state }) => state === "waiting_payment" || state === "waitlisted")}
              />
              <Group
                title="Sudah lewat atau batal"
                past
                of={[
                  ...coming.filter(({ state }) => state === "cancelled" || state === "expired"),
                  ...all.filter(isPast),
                ]}
              />
            </>
          );
        }}
      </Loaded>
      <LoadMore query={query} />
    </>
  );
}

/** The scanner of the events whose crew this member is; nothing for others. */
function CrewEvents({ memberId }: { memberId: number }) {
  const { data = [] } = useQuery(crewEventsQuery(memberId));
  if (data.length === 0) return null;
  return (
    <Section title="Kamu panitia" className="mt-4">
      <ul className="flex flex-col gap-3 px-4">
        {data.map(({ slug, title, starts_at }) => (
          <li key={slug} className="relative flex items-center gap-3 rounded-lg bg-surface p-3.5 shadow-card">
            <DateBox at={starts_at} />
            <h3 className="min-w-0 flex-1 leading-[1.3125rem] font-bold text-pretty">
              <StretchedLink to={`/panitia/${slug}/pindai`}>Pindai tiket {title}</StretchedLink>
            </h3>
            <Icon name="camera" size={24} className="text-primary-text" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface GroupProps {
  title: string;
  text?: string;
  of: readonly OwnRegistration[];
  past?: boolean;
  /** The times of the copies, where these are what opens without a signal. */
  kept?: ReadonlyMap<string, string>;
}

function Group({ title, text, of, past, kept }: GroupProps) {
  if (of.length === 0) return null;
  return (
    <Section title={title} className="mt-4">
      {text && <p className="-mt-2 mb-2.5 px-4 text-sm text-text-2">{text}</p>}
      <ul className="flex flex-col gap-3 px-4">
        {of.map((one) => (
          <TicketRow key={one.code} of={one} past={past} copiedAt={kept?.get(one.page)} />
        ))}
      </ul>
    </Section>
  );
}

function badgeOf(one: OwnRegistration, past = false): [BadgeTone, string] {
  if (one.event.state === "cancelled") return ["no", "Acara dibatalkan"];
  if (one.state === "cancelled") return ["mute", "Batal"];
  // Somebody who only waited in line has no tickets.
  if (one.state === "expired")
    return ["mute", one.names.length === 0 ? "Tawaran kursinya lewat" : "Batas bayar lewat"];
  if (one.state === "waiting_payment")
    // Without an end of time, a proof or the money is here and a treasurer is looking.
    return one.pay_before
      ? ["wait", `Bayar sebelum ${shortMoment(one.pay_before)}`]
      : ["info", "Sedang diperiksa bendahara"];
  if (one.state === "waitlisted")
    return one.offered_until
      ? ["ok", `Kursi untukmu sampai ${shortMoment(one.offered_until)}`]
      : ["info", `Daftar tunggu, urutan ${one.waiting_place ?? "-"}`];
  if (!past) return ["ok", "Siap"];
  if (one.certificate_number) return ["ok", "Sertifikat terbit"];
  return ["mute", one.attended ? "Hadir" : "Selesai"];
}

function TicketRow({ of: one, past, copiedAt }: { of: OwnRegistration; past?: boolean; copiedAt?: string }) {
  const { event, names, page } = one;
  const now = useNow();
  const [tone, words] = copiedAt ? (["ok", "QR tersimpan"] as const) : badgeOf(one, past);
  const ended = one.state === "cancelled" || one.state === "expired";
  return (
    <li className="relative flex items-center gap-3 rounded-lg bg-surface p-3.5 shadow-card">
      <DateBox at={event.starts_at} past={past} />
      <div className="min-w-0 flex-1">
        <h3 className="leading-[1.3125rem] font-bold text-pretty">
          <StretchedLink to={page}>{event.title}</StretchedLink>
        </h3>
        <p className="mt-0.5 mb-1.5 text-sm text-text-2">
          {names.length === 0
            ? `${timeOfDay(event.starts_at)} WIB`
            : `${ended ? "" : `${names.length} tiket · `}${names.join(", ")}`}
          {one.pay_before && ` · ${rupiah(one.total)}`}
        </p>
        <StatusBadge tone={tone}>{words}</StatusBadge>
        {copiedAt && <p className="mt-1 text-xs text-text-2">Salinan {copiedWhen(copiedAt, now)}</p>}
      </div>
      <Icon name="ticket" size={24} className={ended ? "text-text-3" : "text-primary-text"} />
    </li>
  );
}

function FindTickets({ open }: { open: boolean }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { code: "", phone: "" },
    mutationFn: (body) => api.call("POST /api/tickets/find/", { body }),
    onSuccess: ({ page }: { page: string }) => navigate(page),
  });
  return (
    <details open={open} className="mx-4 mt-6 rounded-lg bg-surface px-4 py-1 shadow-card open:pb-4">
      <summary className="cursor-pointer py-2.5 font-bold">Mendaftar tanpa akun? Cari tiketmu</summary>
      <ShortForm form={form} submit="Cari tiket" className="mt-2 gap-4">
        <TextInput
          {...form.field("code")}
          label="Kode pendaftaran atau kode tiket"
          placeholder="ACR-… atau K7MQ 4TXD"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          required
        />
        <TextInput
          {...form.field("phone")}
          label="Nomor telepon"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          required
        />
      </ShortForm>
      <noscript>
        <p className="text-sm text-text-2">
          Mencari tiket membutuhkan JavaScript. Kalau kamu menulis e-mailmu, tautan tiketnya juga ada di sana.
        </p>
      </noscript>
    </details>
  );
}
