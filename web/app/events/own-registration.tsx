import type { EventDetail, OwnRegistration } from "@barakah/contract";
import { OFFER_HOURS } from "@barakah/contract/events/seat-offer-hours";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { rupiah } from "../platform/format.ts";
import { useMember } from "../platform/session.ts";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon, type IconName } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { dayOf, momentOf, type Standing } from "./event-time.ts";
import { spaced } from "./ticket-code.ts";
import { ownTicketsAtQuery } from "./ticket-queries.ts";
import { offeredTypes } from "./tickets.ts";

/** Registrations with a deadline come first. */
const STANDS = ["waiting_payment", "waitlisted", "confirmed"];
const NONE: OwnRegistration[] = [];

/** The member's registration for a coming event: a ticket, an unpaid seat, or a place on the waiting list. */
export function useOwnRegistrations(event: EventDetail, standing: Standing): OwnRegistration[] {
  const member = useMember();
  const { data = NONE } = useQuery({
    ...ownTicketsAtQuery(member?.id ?? 0, event.slug),
    enabled: member !== undefined && standing !== "over" && standing !== "cancelled",
  });
  return data
    .filter(({ state }) => STANDS.includes(state))
    .sort((one, other) => STANDS.indexOf(one.state) - STANDS.indexOf(other.state));
}

const TONE = {
  green: { frame: "border-primary", head: "bg-primary-softer text-on-primary-soft" },
  gold: { frame: "border-accent-line", head: "bg-accent-soft text-accent-text" },
  blue: { frame: "border-on-info-soft", head: "bg-info-soft text-on-info-soft" },
};

const WAY =
  "flex min-h-16 flex-col items-center justify-center gap-1 px-2 py-2 text-center text-sm font-semibold text-primary-text";

interface CardProps {
  tone: keyof typeof TONE;
  icon: IconName;
  title: string;
  text: string;
  ways?: readonly { icon: IconName; label: string; to: string; file?: boolean }[];
  children?: ReactNode;
}

const Card = ({ tone, icon, title, text, ways = [], children }: CardProps) => (
  <section className={`my-3 overflow-hidden rounded-xl border-2 bg-surface ${TONE[tone].frame}`}>
    <div className={`flex items-center gap-3 px-4 py-3 ${TONE[tone].head}`}>
      <Icon name={icon} size={24} />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-6">{title}</h2>
        <p className="text-sm text-text-2 wrap-anywhere">{text}</p>
      </div>
    </div>
    {children}
    {ways.length > 0 && (
      <ul className="flex divide-x divide-border border-t border-border">
        {ways.map(({ icon, label, to, file }) => (
          <li key={label} className="flex-1">
            {file ? (
              <a href={to} className={WAY}>
                <Icon name={icon} size={20} />
                {label}
              </a>
            ) : (
              <Link to={to} className={WAY}>
                <Icon name={icon} size={20} />
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** '2 tiket Reguler', or '3 tiket' of several types. */
function ticketWords({ tickets }: OwnRegistration) {
  const types = new Set(tickets.map(({ type }) => type));
  return `${tickets.length} tiket${types.size === 1 ? ` ${[...types][0]}` : ""}`;
}

const calendarOf = ({ page }: OwnRegistration) => ({
  ...{ icon: "calendar-plus" as const, label: "Kalender", file: true },
  to: `/api/tickets/${page.replace("/tiket/", "")}/calendar/`,
});

export function OwnRegistrationCard({ of: one }: { of: OwnRegistration }) {
  return (
    <>
      {one.change && <ChangeCard change={one.change} />}
      {one.state === "confirmed" && <Registered of={one} />}
      {one.state === "waiting_payment" && <Unpaid of={one} />}
      {one.state === "waitlisted" && <Waiting of={one} />}
    </>
  );
}

const ChangeCard = ({
  change: { changes, reason, told_at },
}: {
  change: NonNullable<OwnRegistration["change"]>;
}) => (
  <Card
    tone="gold"
    icon="megaphone-fill"
    title="Acara ini berubah"
    text={`Dikabarkan panitia ${dayOf(told_at)}. Yang di bawah ini sudah yang baru.`}
  >
    <dl className="divide-y divide-accent-line bg-accent-soft px-4 pb-3 text-text">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="py-2.5">
          <dt className="text-sm text-text-2">{label}</dt>
          <dd className="wrap-anywhere">
            {before && <s className="block text-sm text-text-2">{before}</s>}
            <b>{after}</b>
          </dd>
        </div>
      ))}
      {reason && (
        <div className="py-2.5">
          <dt className="text-sm text-text-2">Alasan panitia</dt>
          <dd className="wrap-anywhere">“{reason}”</dd>
        </div>
      )}
    </dl>
  </Card>
);

const Registered = ({ of: one }: { of: OwnRegistration }) => (
  <>
    <Card
      tone="green"
      icon="check-circle-fill"
      title="Kamu terdaftar"
      text={ticketWords(one)}
      ways={[
        calendarOf(one),
        { icon: "ticket", label: "Semua tiket", to: one.page },
        { icon: "arrow-counter-clockwise", label: "Batalkan", to: one.page },
      ]}
    >
      <ul className="divide-y divide-border">
        {one.tickets.map(({ name, code, page }) => (
          <li key={code}>
            <Link to={page} className="flex min-h-14 items-center gap-3 px-4 py-2">
              <span className="grid size-9 flex-none place-items-center rounded-full bg-primary-soft font-bold text-on-primary-soft">
                {name.slice(0, 1).toUpperCase()}
              </span>
              <span className="min-w-0 flex-1">
                <b className="block wrap-anywhere">{name}</b>
                <span className="text-sm text-text-2">{spaced(code)}</span>
              </span>
              <Icon name="caret-right-bold" size={16} className="text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
    <p className="mb-2 text-xs text-text-2">
      Buka tiketnya sekali sebelum berangkat, supaya bisa dibuka tanpa sinyal.
    </p>
  </>
);

const Unpaid = ({ of: one }: { of: OwnRegistration }) => (
  <>
    <Card
      tone="gold"
      icon="clock-countdown-fill"
      title={one.pay_before ? "Kursimu masih dipegang" : "Pembayaranmu sedang diperiksa"}
      text={`${ticketWords(one)}${one.pay_before ? ` · sampai ${momentOf(one.pay_before)}` : ""}`}
      ways={[
        { icon: "ticket", label: "Lihat pendaftaran", to: one.page },
        { icon: "x-circle-fill", label: "Lepas kursi", to: one.page },
      ]}
    >
      <p className="flex items-center justify-between px-4 py-3">
        <b>{one.pay_before ? "Tinggal bayar" : "Jumlahnya"}</b>
        <b className="text-lg">{rupiah(one.total)}</b>
      </p>
    </Card>
    {one.pay_before && (
      <p className="mb-2 text-xs text-text-2">
        Lewat dari waktu itu kursinya dilepas. Uang yang terlanjur masuk tetap kami kembalikan.
      </p>
    )}
  </>
);

const STEPS = [
  ["Ada kursi kosong", "Kami kabari lewat kontak yang kamu tulis waktu mendaftar."],
  [`Kamu punya ${OFFER_HOURS} jam`, "Ambil kursinya, atau lepas untuk yang berikutnya."],
  ["Belum ada yang dibayar", "Bila tidak kebagian, tidak ada uang yang tertahan."],
] as const;

function Waiting({ of: one }: { of: OwnRegistration }) {
  if (one.register_page && one.offered_until)
    return (
      <Card
        tone="gold"
        icon="ticket"
        title="Ada kursi untukmu"
        text={`${one.waiting_type} · kami pegang sampai ${momentOf(one.offered_until)}`}
        ways={[{ icon: "sign-out", label: "Keluar dari antrean", to: one.page }]}
      />
    );
  return (
    <Card
      tone="blue"
      icon="hourglass-medium-fill"
      title="Kamu di daftar tunggu"
      text={`${one.waiting_type} · urutan ${one.waiting_place ?? "-"}`}
      ways={[{ icon: "sign-out", label: "Keluar dari antrean", to: one.page }]}
    >
      <ol className="grid gap-3 px-4 py-3.5">
        {STEPS.map(([title, text], nth) => (
          <li key={title} className="flex gap-3">
            <span className="grid size-7 flex-none place-items-center rounded-full bg-primary-soft text-sm font-bold text-on-primary-soft">
              {nth + 1}
            </span>
            <span className="min-w-0">
              <b className="block">{title}</b>
              <span className="text-sm text-text-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The next step for the member's registration. */
export function OwnBar({ of: one }: { of: OwnRegistration }) {
  if (one.state === "waiting_payment" && one.payment_page && one.pay_before)
    return (
      <ActionBar>
        <p className="min-w-0">
          <span className="block text-xs text-text-2">Tinggal bayar</span>
          <b className="block text-[1.0625rem] leading-[1.5rem] font-extrabold">{rupiah(one.total)}</b>
        </p>
        <LinkButton to={one.payment_page} className="flex-1">
          Bayar sekarang
        </LinkButton>
      </ActionBar>
    );
  if (one.register_page)
    return (
      <ActionBar>
        <LinkButton to={one.register_page} className="flex-1">
          Ambil kursinya
        </LinkButton>
      </ActionBar>
    );
  return (
    <ActionBar>
      <LinkButton to={one.page} className="flex-1">
        {one.state === "waitlisted" ? "Lihat urutanku" : "Buka tiket"}
      </LinkButton>
    </ActionBar>
  );
}

/** In place of the ticket shop, for those who have a ticket. */
export function MoreTickets({ event, now }: { event: EventDetail; now: number }) {
  const types = offeredTypes(event, now);
  if (types.length === 0) return null;
  return (
    <section className="mt-2 bg-surface">
      <Link to={`/acara/${event.slug}/daftar`} className="flex min-h-16 items-center gap-3.5 px-4 py-3">
        <span className="grid size-[52px] flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
          <Icon name="plus-bold" size={24} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block">Tambah tiket</b>
          <span className="text-sm text-text-2">
            Untuk keluarga atau teman.{" "}
            {types.map(({ name, left }) => `${name}${left === null ? "" : `, sisa ${left}`}`).join(" · ")}
          </span>
        </span>
        <Icon name="caret-right-bold" size={16} className="text-text-3" />
      </Link>
    </section>
  );
}
