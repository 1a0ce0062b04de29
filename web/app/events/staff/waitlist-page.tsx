import type { StaffEvent, StaffRegistration } from "@barakah/contract";
import { OFFER_HOURS } from "@barakah/contract/events/seat-offer-hours";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { date, timeOfDay } from "../../platform/format.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { ListPage } from "../../ui/staff/list-page.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { useMay } from "../../ui/staff/roles.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { Route } from "./+types/waitlist-page";
import { LoadEvent } from "./event-frame.tsx";
import { EventTabs } from "./event-tabs.tsx";
import { registrationsQuery } from "./queries.ts";

export default function WaitlistPage({ params }: Route.ComponentProps) {
  return <LoadEvent id={params.id}>{(event) => <Waitlist event={event} />}</LoadEvent>;
}

function Waitlist({ event }: { event: StaffEvent }) {
  const params = useListParams();
  const mayOffer = useMay("events") && event.state === "published";
  const columns: readonly Column<StaffRegistration>[] = [
    {
      head: "Menunggu",
      title: true,
      cell: ({ buyer_name, buyer_phone, buyer_email }) => (
        <>
          <b className="block wrap-anywhere">{buyer_name}</b>
          <small className="wrap-anywhere text-text-2">
            {[buyer_phone, buyer_email].filter(Boolean).join(", ")}
          </small>
        </>
      ),
    },
    { head: "Jenis", cell: ({ waiting_type }) => waiting_type },
    { head: "Sejak", cell: ({ created_at }) => `${date(created_at)}, ${timeOfDay(created_at)}` },
    {
      head: "Urutan",
      cell: ({ place, offered_until }) =>
        offered_until ? (
          <>
            <StatusBadge tone="info">Ditawari</StatusBadge>
            <small className="block text-text-2">
              sampai {date(offered_until)}, {timeOfDay(offered_until)}
            </small>
          </>
        ) : (
          `Nomor ${place}`
        ),
    },
    ...(mayOffer
      ? [
          {
            head: "Tindakan",
            cell: (row: StaffRegistration) => (row.offered_until ? "–" : <Offer id={event.id} to={row} />),
          },
        ]
      : []),
  ];
  return (
    <ListPage
      title="Daftar tunggu"
      above={<EventTabs event={event} />}
      searchFor="Cari nama, kode, telepon, atau e-mail"
      params={params}
      caption="Daftar tunggu acara"
      empty="Tidak ada yang menunggu kursi."
      query={useQuery(registrationsQuery(event.id, { ...params, status: "waitlisted" }))}
      columns={columns}
      rowKey={({ code }) => code}
    />
  );
}

const Offer = ({ id, to }: { id: number; to: StaffRegistration }) => (
  <SendButton
    label="Tawarkan kursi"
    variant="line"
    success={`Kursi ditawarkan kepada ${to.buyer_name}.`}
    send={() =>
      api.call("POST /api/admin/events/:id/registrations/:code/offer/", { params: { id, code: to.code } })
    }
    ask={{
      title: `Tawarkan kursi kepada ${to.buyer_name}?`,
      text: `Kursi yang kembali sudah ditawarkan sendiri menurut urutan. ${
        to.place > 1 ? `Dengan ini ${to.place - 1} orang yang lebih dahulu menunggu dilewati. ` : ""
      }Satu kursi ${to.waiting_type} dipegang ${OFFER_HOURS} jam untuknya, bila masih ada.`,
      confirm: "Tawarkan",
      cancel: "Tidak jadi",
    }}
  />
);
