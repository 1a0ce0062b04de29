import type { QrisAccount } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { date, timeOfDay } from "../../platform/format.ts";
import { useMember } from "../../platform/session.ts";
import { Button } from "../../ui/form/button.tsx";
import { RefuseDialog, withReason } from "../../ui/staff/reason-dialog.tsx";
import { LoadState, Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { MerchantCard } from "./merchant-card.tsx";
import { ApproveDialog } from "./merchant-dialogs.tsx";
import { qrisQuery } from "./queries.ts";

export function QrisAccounts() {
  const query = useQuery(qrisQuery);
  const { data } = query;
  if (!data) return <LoadState query={query} failure="QRIS belum dapat dimuat." />;
  const shown = data.accounts.filter(
    ({ account, active, proposed }) => account === "qris-donasi" || active || proposed,
  );
  return shown.map((account) => <Account key={account.account} account={account} />);
}

const NOTES: Record<QrisAccount["account"], string> = {
  "qris-donasi": "Untuk donasi. Selama QRIS Toko kosong, juga untuk belanja dan kelas.",
  "qris-toko": "Untuk belanja dan kelas.",
};

const Account = ({ account: { account, name, active, proposed } }: { account: QrisAccount }) => (
  <Panel
    title={name}
    note={
      proposed
        ? "Kode baru mengalihkan semua uang. Yang lama tetap dipakai sampai dipastikan."
        : NOTES[account]
    }
    action={proposed ? <StatusBadge tone="wait">Menunggu orang kedua</StatusBadge> : undefined}
  >
    <div
      className={
        proposed ? "grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-x-12 gap-y-6" : ""
      }
    >
      <section>
        {proposed && <h3 className="mb-2 font-bold">Dipakai sekarang</h3>}
        {active ? (
          <MerchantCard merchant={active} more={["Sejak", date(active.since)]} />
        ) : (
          <p className="text-text-2">
            Belum ada. Selama itu QRIS tidak ditawarkan kepada siapa pun. Administrator mengusulkannya dari
            teks atau foto QRIS cetak, petugas keuangan lain memastikannya.
          </p>
        )}
      </section>
      {proposed && (
        <section>
          <h3 className="mb-2 font-bold">
            Diusulkan <span className="font-regular text-text-2">· yang berubah ditandai</span>
          </h3>
          <MerchantCard
            merchant={proposed}
            beside={active}
            more={["Pemeriksa", `CRC ${proposed.crc}, sah`]}
          />
        </section>
      )}
    </div>
    {proposed && <Decision proposed={proposed} />}
  </Panel>
);

function Decision({ proposed }: { proposed: NonNullable<QrisAccount["proposed"]> }) {
  const [asking, setAsking] = useState<"approve" | "refuse">();
  const own = useMember()?.id === proposed.proposed_by.id;
  const close = () => setAsking(undefined);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-border pt-3.5">
      <p className="min-w-[min(13rem,100%)] flex-1 text-text-2">
        {proposed.proposed_by.name}, {date(proposed.proposed_at)} {timeOfDay(proposed.proposed_at)}: ‘
        {proposed.reason}’{own && " Ini usulanmu sendiri, jadi petugas keuangan lain yang memastikannya."}
      </p>
      <Button variant="line" size="sm" onClick={() => setAsking("refuse")}>
        {own ? "Tarik usulan" : "Tolak usulan"}
      </Button>
      {!own && <Button size="sm" onClick={() => setAsking("approve")} label="Pakai QRIS baru" />}
      {asking === "approve" && <ApproveDialog proposed={proposed} onClose={close} />}
      {asking === "refuse" && (
        <RefuseDialog
          own={own}
          title={own ? "Tarik usulanmu?" : "Tolak usulan ini?"}
          text={own ? "QRIS yang sekarang tetap dipakai." : "Pengusulnya membaca alasanmu."}
          success={own ? "Usulan ditarik." : "Usulan ditolak."}
          refuse={withReason("POST /api/admin/proposals/:id/withdraw/", { id: String(proposed.proposal) })}
          onClose={close}
        />
      )}
    </div>
  );
}
