import type { Parcel } from "@barakah/contract";
import { Link } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { contentsOf } from "./parcels.ts";

/** Orders that somebody comes for. */
export function PickupList({ parcels }: { parcels: Parcel[] }) {
  if (parcels.length === 0) return <EmptyState heading="Tidak ada yang menunggu diambil." level="p" />;
  return (
    <ul className="bo-card">
      {parcels.map((parcel) => (
        <li key={parcel.order_number} className="packing-row pickup">
          <Link to={`/admin/pesanan/${parcel.order_number}`}>
            <b>{parcel.customer_name}</b>
            <span>{parcel.order_number}</span>
          </Link>
          <span>{contentsOf(parcel)}</span>
          <span>{parcel.note}</span>
        </li>
      ))}
    </ul>
  );
}
