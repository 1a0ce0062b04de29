import type { Parcel } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { staffFile } from "../../platform/staff-file.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { FindInPage, hasWords } from "../../ui/staff/find-in-page.tsx";
import { listSize } from "../../ui/staff/pagination.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { Attention } from "./attention.tsx";
import { Complaints } from "./complaints.tsx";
import { PackingTable } from "./packing-table.tsx";
import { contentsOf, sentAs } from "./parcels.ts";
import { complaintsQuery, parcelsQuery } from "./queries.ts";
import "./packing.css";

const TABS = ["sent", "pickup", "complaints"] as const;
type Tab = (typeof TABS)[number];
const LABEL: Record<Tab, string> = { sent: "Dikirim", pickup: "Diambil", complaints: "Keluhan" };

/** The parcels to send today by courier, pick-ups, and complaints. */
export default function PackingPage() {
  const query = useQuery(parcelsQuery());
  const complaints = useQuery(complaintsQuery("open"));
  // The order's page links to the complaints tab.
  const [address] = useSearchParams();
  const [tab, setTab] = useState<Tab>(() => TABS.find((one) => one === address.get("bagian")) ?? "sent");
  const { print, busy } = usePrint();
  const [sought, setSought] = useState("");
  const all = (query.data?.items ?? []).filter(({ order_number, customer_name, shipment }) =>
    hasWords(sought, order_number, customer_name, shipment?.recipient ?? ""),
  );
  const sent = all.filter(({ shipment }) => shipment !== null);
  const waiting = sent.filter((parcel) => !sentAs(parcel));
  const pickup = all.filter(({ shipment }) => shipment === null);
  const count = {
    sent: waiting.length,
    pickup: pickup.length,
    complaints: listSize(complaints.data?.total ?? 0),
  };
  const numbers = waiting.map(({ order_number }) => order_number);
  return (
    <WorkPage
      crumb="Transaksi"
      title="Pengemasan"
      ownSearch
      actions={
        <>
          <FindInPage label="Cari nomor atau nama" sought={sought} onSeek={setSought} />
          <SmallButton
            variant="line"
            busy={busy}
            disabled={waiting.length + pickup.length === 0}
            onClick={() =>
              print(
                "packing-list",
                [...waiting, ...pickup].map(({ order_number }) => order_number),
              )
            }
          >
            Daftar kemas
          </SmallButton>
          <SmallButton busy={busy} disabled={numbers.length === 0} onClick={() => print("labels", numbers)}>
            Cetak {numbers.length} label <kbd>P</kbd>
          </SmallButton>
        </>
      }
    >
      <div className="packing-head">
        <h2>
          {count.sent} paket dan {count.pickup} diambil
        </h2>
        <div role="tablist" aria-label="Pengemasan" className="packing-tabs">
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={tab === one}
              onClick={() => setTab(one)}
            >
              {LABEL[one]} {count[one]}
            </button>
          ))}
        </div>
      </div>
      <Loaded query={query} failure="Gagal memuat paket" skeleton={<Skeleton className="h-96" />}>
        {() => (
          <div className="bo-grid wide-narrow">
            {tab === "sent" && (
              <PackingTable
                parcels={sent}
                empty={
                  sought ? "Tidak ada paket dengan nomor atau nama itu." : "Tidak ada paket yang menunggu."
                }
                onPrint={(which) => print("labels", which)}
              >
                <Attention />
              </PackingTable>
            )}
            {tab === "pickup" && <PickupList parcels={pickup} />}
            {tab === "complaints" && <Complaints query={complaints} />}
            {tab !== "sent" && <Attention />}
          </div>
        )}
      </Loaded>
    </WorkPage>
  );
}

function PickupList({ parcels }: { parcels: Parcel[] }) {
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

/** Opens a PDF of these orders in a tab of its own, from where it is printed. */
function usePrint() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function print(what: "labels" | "packing-list", numbers: string[]) {
    if (numbers.length === 0) return;
    setBusy(true);
    try {
      const query = new URLSearchParams({ orders: numbers.join(",") });
      const file = URL.createObjectURL(await staffFile(`/api/admin/parcels/${what}/?${query}`));
      window.open(file, "_blank");
    } catch {
      toast.error("PDF belum dapat dibuat. Coba lagi.");
    } finally {
      setBusy(false);
    }
  }
  return { print, busy };
}
