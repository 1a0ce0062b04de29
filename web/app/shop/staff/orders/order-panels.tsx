import type { StaffOrder } from "@barakah/contract";
import { CASE_WAITS_LABEL } from "@barakah/contract/shop/delivery/words";
import { Link } from "react-router";
import { rupiah } from "../../../platform/format.ts";
import { Panel } from "../../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ComplaintCase } from "../../orders/complaint-case.tsx";

const mapLink = (street: string, place: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${place}`)}`;

export function ShipmentPanel({ order: { shipment } }: { order: StaffOrder }) {
  if (!shipment) return null;
  const facts = [
    { name: "Kurir", value: `${shipment.courier} ${shipment.service}`.trim() },
    {
      name: "Ongkir",
      value:
        shipment.price === null ? "" : `${rupiah(shipment.price)}${shipment.estimate ? " (perkiraan)" : ""}`,
    },
    { name: "Nomor resi", value: shipment.awb },
    { name: "Sopir", value: [shipment.driver_name, shipment.driver_phone].filter(Boolean).join(", ") },
    // Separate rows: beside a name in Arabic script a number would change sides.
    { name: "Penerima", value: shipment.recipient },
    { name: "Telepon", value: shipment.phone },
    { name: "Alamat", value: `${shipment.street}, ${shipment.place} ${shipment.postal_code}`.trim() },
    { name: "Patokan", value: shipment.note },
  ].filter(({ value }) => value !== "");
  return (
    <Panel
      title="Pengiriman"
      action={
        <a
          href={mapLink(shipment.street, shipment.place)}
          target="_blank"
          rel="noreferrer"
          className="text-sm font-semibold text-primary-text underline"
        >
          Lihat di peta
        </a>
      }
    >
      <dl className="flex flex-col gap-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="flex-none text-text-2">{name}</dt>
            <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

export function ComplaintPanel({ order: { complaint } }: { order: StaffOrder }) {
  if (!complaint) return null;
  const { closed_at, pictures, waits_for } = complaint;
  return (
    <Panel
      title="Laporan pembeli"
      action={
        <StatusBadge tone={waits_for ? "no" : "mute"}>
          {waits_for ? CASE_WAITS_LABEL[waits_for] : "Selesai"}
        </StatusBadge>
      }
    >
      <ComplaintCase complaint={complaint} />
      {!closed_at && (
        <Link
          to="/admin/pengemasan?bagian=complaints"
          className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-primary-text underline"
        >
          {pictures > 0 ? `Lihat ${pictures} fotonya dan jawab` : "Jawab laporan ini"}
        </Link>
      )}
    </Panel>
  );
}
