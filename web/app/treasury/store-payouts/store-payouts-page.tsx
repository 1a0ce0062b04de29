import type { StaffStorePayout } from "@barakah/contract";
import { STORE_PAYOUT_LABEL, STORE_PAYOUT_STATES } from "@barakah/contract/treasury/store-payout-states";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { useSend } from "../../ui/form/use-send.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { DownloadButtons } from "../../ui/staff/download-buttons.tsx";
import { DialogButton } from "../../ui/staff/form-dialog.tsx";
import { ListPage } from "../../ui/staff/list-page.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { ReasonButton, withReason } from "../../ui/staff/reason-dialog.tsx";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { PaidDialog } from "./paid-dialog.tsx";
import { storeBalancesQuery, storePayoutsQuery } from "./queries.ts";
import { StoreReturnDialog } from "./return-dialog.tsx";

const HELD = {
  suspended: "Toko dijeda",
  account_changed: "Rekening baru",
  above_balance: "Saldo tidak cukup",
  second_person: "Menunggu orang kedua",
} as const;

const sent = ({ amount, gift_amount }: StaffStorePayout) => amount - gift_amount;

function whyHeld({ held_by, waits_until, suspended_for }: StaffStorePayout) {
  if (held_by === "suspended") return `Toko ini dijeda petugas: ${suspended_for}`;
  if (held_by === "account_changed" && waits_until)
    return `Rekening diganti, tunggu sampai ${date(waits_until)}`;
  if (held_by === "above_balance") return "Dananya dikembalikan kepada pembeli. Tolak, agar diajukan lagi.";
  return undefined;
}

const BASE: readonly Column<StaffStorePayout>[] = [
  {
    head: "Toko dan rekening",
    title: true,
    cell: (payout) => (
      <>
        <b className="block wrap-anywhere">{payout.store.name}</b>
        <small className="wrap-anywhere text-text-2">
          {whyHeld(payout) ??
            `${payout.paid_to || `${payout.bank} ${payout.account}`}, ${payout.account_holder}`}
        </small>
      </>
    ),
  },
  { head: "Dari saldo", right: true, cell: ({ amount }) => rupiah(amount) },
  {
    head: "Sedekah",
    right: true,
    cell: ({ gift_amount, campaign, gift_reference }) =>
      gift_amount === 0 ? (
        <span className="text-text-3">tidak</span>
      ) : (
        <>
          {rupiah(gift_amount)}
          <small className="block whitespace-normal wrap-anywhere text-text-2">
            {gift_reference ? (
              <TextLink to={`/admin/pembayaran/${gift_reference}`}>{campaign?.title}</TextLink>
            ) : (
              campaign?.title
            )}
          </small>
        </>
      ),
  },
  { head: "Keadaan", cell: (payout) => <Standing payout={payout} /> },
  { head: "Ditransfer", right: true, cell: (payout) => <b>{rupiah(sent(payout))}</b> },
];

function Standing({ payout }: { payout: StaffStorePayout }) {
  const { state, held_by, reason, paid_on, seen, created_at, decided_by, returned_on } = payout;
  if (state === "refused")
    return (
      <>
        <StatusBadge tone="no">Ditolak</StatusBadge>
        <small className="block wrap-anywhere text-text-2">{reason}</small>
      </>
    );
  if (state === "returned" && paid_on && returned_on)
    return (
      <>
        <StatusBadge tone={payout.return_line ? "ok" : "wait"}>
          {payout.return_line ? "Kembali, terlihat di mutasi" : "Kembali, belum di mutasi"}
        </StatusBadge>
        <small className="block text-text-2">
          Ditransfer {date(paid_on)} oleh {decided_by}, kembali {date(returned_on)} menurut{" "}
          {payout.returned_by}
        </small>
        <small className="block wrap-anywhere text-text-2">{reason}</small>
      </>
    );
  if (state === "paid" && paid_on)
    return (
      <>
        <StatusBadge tone={seen ? "ok" : "info"}>
          {seen ? "Terlihat di mutasi" : "Belum di mutasi"}
        </StatusBadge>
        <small className="block text-text-2">
          {date(paid_on)} oleh {decided_by}
        </small>
      </>
    );
  return (
    <>
      <StatusBadge tone={held_by || payout.bounced ? "wait" : "ok"}>
        {held_by ? HELD[held_by] : payout.bounced ? "Periksa rekening" : "Siap"}
      </StatusBadge>
      <small className="block text-text-2">Diminta {date(created_at)}</small>
      {payout.bounced && (
        <small className="block whitespace-normal text-text-2">
          Transfer terakhir ke rekening ini kembali dari bank. Tanyakan nomornya kepada penjual dahulu.
        </small>
      )}
    </>
  );
}

interface ActsProps {
  payout: StaffStorePayout;
  onPay(): void;
}

const Acts = ({ payout, onPay }: ActsProps) => (
  <span className="bo-row-actions">
    {payout.held_by === null && <SmallButton variant="soft" onClick={onPay} label="Transfer" />}
    <ReasonButton
      button="Tolak"
      look={{ variant: "quiet" }}
      title={`Tolak pencairan ${rupiah(payout.amount)} untuk ${payout.store.name}?`}
      text="Saldonya bebas lagi, dan penjualnya membaca alasanmu."
      confirm="Tolak pencairan"
      success="Ditolak. Penjualnya sudah dikabari."
      correct={withReason("POST /api/admin/store-payouts/:id/refuse/", { id: payout.id })}
    />
  </span>
);

const ReturnAct = ({ payout }: { payout: StaffStorePayout }) =>
  sent(payout) > 0 && (
    <DialogButton
      variant="quiet"
      label="Uang kembali dari bank"
      dialog={(close) => <StoreReturnDialog payout={payout} onClose={close} />}
    />
  );

/** Lines of the bank that could be the money that came back. */
function MatchActs({ payout: { id, return_lines } }: { payout: StaffStorePayout }) {
  const showing = useSend({
    mutationFn: (line: number) =>
      api.call("POST /api/admin/store-payouts/:id/return-line/", { params: { id }, body: { line } }),
    success: "Sudah dicocokkan dengan mutasi.",
    refreshes: "everything",
  });
  return (
    <span className="bo-row-actions">
      {return_lines.map(({ id: line, day, description }) => (
        <span key={line} className="whitespace-normal">
          <small className="block wrap-anywhere text-text-2">
            {date(day)}, {description}
          </small>
          <SmallButton
            variant="soft"
            disabled={showing.busy}
            onClick={() => void showing.send(line)}
            label="Cocokkan"
          />
        </span>
      ))}
    </span>
  );
}

const canAct = (payout: StaffStorePayout) =>
  payout.state === "requested" ||
  (payout.state === "paid" && sent(payout) > 0) ||
  (payout.state === "returned" && payout.return_lines.length > 0);

/** What sellers ask for, and what was transferred to them. */
export default function StorePayoutsPage() {
  const params = useListParams();
  const state = STORE_PAYOUT_STATES.find((one) => one === params.status) ?? "requested";
  const query = useQuery(storePayoutsQuery(state, params.offset));
  const [paying, setPaying] = useState<StaffStorePayout>();
  const items = query.data?.items ?? [];
  const ready = items.filter(
    (payout) =>
      payout.state === "requested" && payout.held_by === null && !payout.bounced && sent(payout) > 0,
  );
  const acts: Column<StaffStorePayout> = {
    head: "Tindakan",
    cell: (payout) =>
      state === "requested" ? (
        <Acts payout={payout} onPay={() => setPaying(payout)} />
      ) : state === "paid" ? (
        <ReturnAct payout={payout} />
      ) : (
        <MatchActs payout={payout} />
      ),
  };
  return (
    <>
      <ListPage
        title="Pencairan toko"
        above={<Owed />}
        tools={
          <>
            <Segments
              label="Tampilkan"
              value={state}
              options={STORE_PAYOUT_STATES.map((value) => ({ value, label: STORE_PAYOUT_LABEL[value] }))}
              onChange={(chosen) => params.change({ status: chosen })}
            />
            {ready.length > 0 && (
              <DownloadButtons
                what={{ address: "/api/admin/store-payouts/export/" }}
                name="pencairan-toko"
                label={`${ready.length} transfer`}
                query={{ ids: ready.map(({ id }) => id).join(",") }}
                shortcut="e"
              />
            )}
          </>
        }
        params={params}
        caption="Pencairan toko"
        empty={state === "requested" ? "Tidak ada penjual yang menunggu transfer." : "Belum ada."}
        query={query}
        columns={items.some((payout) => canAct(payout)) ? [...BASE, acts] : BASE}
        stacks
      />
      {paying && <PaidDialog payout={paying} onClose={() => setPaying(undefined)} />}
    </>
  );
}

/** What the community holds for sellers. */
function Owed() {
  const { data } = useQuery(storeBalancesQuery);
  if (!data) return null;
  const { held, free, requested, debt, stores } = data;
  const terms = [
    { name: "Ditahan, pesanan berjalan", value: held },
    { name: "Bisa dicairkan", value: free },
    { name: "Sedang dicairkan", value: requested },
  ];
  return (
    <Panel title="Saldo semua toko" note="Menurut buku besar, sekarang." className="mb-4">
      <dl className="flex flex-wrap items-stretch gap-3">
        {terms.map((term) => (
          <Term key={term.name} {...term} />
        ))}
        <Term name={`Milik ${stores} toko`} value={held + free + requested} sum />
        {debt > 0 && <Term name="Utang toko kepada kita" value={debt} />}
      </dl>
    </Panel>
  );
}

const Term = ({ name, value, sum = false }: { name: string; value: number; sum?: boolean }) => (
  <div
    className={`min-w-0 flex-[1_1_9rem] rounded-md p-3 ${sum ? "bg-primary-soft text-on-primary-soft" : "bg-surface-2"}`}
  >
    <dt className="text-sm">{name}</dt>
    <dd className="text-lg font-extrabold whitespace-nowrap tabular-nums">{rupiah(value)}</dd>
  </div>
);
