import type { Parcel } from "@barakah/contract";
import { fullDay } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { api } from "../../../platform/browser-api.ts";
import { useNow } from "../../../platform/now.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { amountFrom } from "../../../ui/form/amount-input.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { useOpenPdf } from "../../../ui/form/use-open-pdf.ts";
import { FindInPage, hasWords } from "../../../ui/staff/find-in-page.tsx";
import { listSize } from "../../../ui/staff/pagination.ts";
import { Segments } from "../../../ui/staff/segments.tsx";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { Panel, WorkPage } from "../../../ui/staff/work-page.tsx";
import { Complaints } from "./complaints.tsx";
import { PackingTable, ROW, UNDER_NAME } from "./packing-table.tsx";
import { contentsOf, sentAs } from "./parcels.ts";
import { complaintsQuery, parcelsQuery, unweighedQuery } from "./queries.ts";

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
  const { open, busy } = useOpenPdf();
  const print = (what: "labels" | "packing-list", numbers: string[]) =>
    numbers.length > 0 &&
    open(`/api/admin/parcels/${what}/?${new URLSearchParams({ orders: numbers.join(",") })}`);
  const now = useNow();
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
            label="Daftar kemas"
          />
          <SmallButton busy={busy} disabled={numbers.length === 0} onClick={() => print("labels", numbers)}>
            Cetak {numbers.length} label <kbd>P</kbd>
          </SmallButton>
        </>
      }
    >
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-[1.125rem]">
            {count.sent} paket dan {count.pickup} diambil
          </h2>
          <p className="text-text-2">{fullDay(jakartaDay(now))}</p>
        </div>
        <Segments
          label="Pengemasan"
          options={TABS.map((value) => ({ value, label: `${LABEL[value]} ${count[value]}` }))}
          value={tab}
          onChange={setTab}
        />
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
        <li
          key={parcel.order_number}
          className={`${ROW} grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)]`}
        >
          <Link to={`/admin/pesanan/${parcel.order_number}`} className="min-h-10">
            <b>{parcel.customer_name}</b>
            <span className={UNDER_NAME}>{parcel.order_number}</span>
          </Link>
          <span>{contentsOf(parcel)}</span>
          <span>{parcel.note}</span>
        </li>
      ))}
    </ul>
  );
}

/** Opens a PDF of these orders in a tab of its own, from where it is printed. */
/** Products without a weight, for which no courier can be offered. */
function Attention() {
  const { data } = useQuery(unweighedQuery());
  return (
    <Panel
      title="Perlu perhatian"
      note={
        data?.total
          ? `${listSize(data.total)} produk tanpa berat: tidak ditawarkan kurir sebelum diisi`
          : undefined
      }
    >
      {data?.total === 0 && <p className="text-text-2">Semua produk punya berat.</p>}
      <ul className="divide-y divide-border">
        {data?.items.map(({ id, title, unit }) => (
          <Weighing key={id} id={id} title={title} unit={unit} />
        ))}
      </ul>
      <p className="pt-3 text-sm">
        <Link to="/admin/tarif" className="font-semibold text-primary-text underline">
          Tabel tarif
        </Link>
      </p>
    </Panel>
  );
}

function Weighing({ id, title, unit }: { id: number; title: string; unit: string }) {
  const form = useForm({
    initial: { weight_g: "" },
    mutationFn: ({ weight_g }) =>
      api.call("POST /api/admin/products/:id/weight/", {
        params: { id },
        body: { weight_g: amountFrom(weight_g) },
      }),
    success: "Beratnya dicatat.",
    refreshes: [unweighedQuery().queryKey],
    toasts: true,
  });
  return (
    <li className="py-2">
      <p className="text-sm font-semibold">
        {title} {unit && <span className="font-normal text-text-2">per {unit}</span>}
      </p>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex items-end gap-2">
        <TextInput label="Berat dengan kemasan (gram)" inputMode="numeric" {...form.field("weight_g")} />
        <SmallButton label="Isi" type="submit" variant="soft" busy={form.busy} />
      </form>
    </li>
  );
}
