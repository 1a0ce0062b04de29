import type { NoticeDevice } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { date, rupiah, timeAgo, timeOfDay } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { DataTable } from "../../ui/staff/data-table.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { DevicesPanel } from "./devices-panel.tsx";
import { LimitsPanel } from "./limits-panel.tsx";
import { ProposeDialog } from "./merchant-dialogs.tsx";
import { PairDialog } from "./pair-dialog.tsx";
import { QrisAccounts } from "./qris-accounts.tsx";
import { devicesQuery, overdueQuery } from "./queries.ts";
import { TemplatesPanel } from "./templates-panel.tsx";

export default function QrisPage() {
  const [doing, setDoing] = useState<"propose" | "pair">();
  const devices = useQuery(devicesQuery);
  const close = () => setDoing(undefined);
  return (
    <WorkPage
      title="QRIS dan HP"
      actions={
        <>
          <SmallButton variant="line" onClick={() => setDoing("propose")}>
            <Icon name="plus-bold" size={16} />
            Usulkan QRIS
          </SmallButton>
          <SmallButton variant="line" label="Pasangkan HP" onClick={() => setDoing("pair")} />
        </>
      }
    >
      <div className="mb-4 grid gap-4">
        <SilentNote devices={devices.data ?? []} />
        <QrisAccounts />
        <OverdueNotices />
      </div>
      <div className="bo-grid wide-narrow">
        <div className="grid content-start gap-4">
          <DevicesPanel query={devices} />
          <TemplatesPanel />
        </div>
        <div className="grid content-start gap-4">
          <LimitsPanel />
        </div>
      </div>
      {doing === "propose" && <ProposeDialog onClose={close} />}
      {doing === "pair" && <PairDialog onClose={close} />}
    </WorkPage>
  );
}

/** Warns of devices that sent nothing in office hours; meanwhile payers are not promised automatic approval. */
function SilentNote({ devices }: { devices: readonly NoticeDevice[] }) {
  const now = useNow();
  return devices
    .filter(({ state }) => state === "silent")
    .map(({ id, name, last_seen, paired_at }) => {
      const since = last_seen ?? paired_at;
      const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
      const hours = Math.floor(minutes / 60);
      const long =
        hours < 2 ? `${minutes} menit` : hours < 48 ? `${hours} jam` : `${Math.floor(hours / 24)} hari`;
      const moment = hours < 24 ? timeOfDay(since) : `${date(since)} ${timeOfDay(since)}`;
      return (
        <Note key={id} tone="red" icon={<Icon name="warning-circle-fill" size={20} />}>
          <b>
            ‘{name}’ tidak memberi kabar sejak {moment}, sudah {long}.
          </b>{" "}
          Pembayar kini membaca ‘dicek bendahara’, bukan ‘otomatis’. Biasanya baterai atau izin notifikasi: di
          HP itu buka halaman /hp, lalu tekan ‘Kirim percobaan’.
        </Note>
      );
    });
}

/** Payments verified by a notification that no bank statement has shown in time. */
function OverdueNotices() {
  const query = useQuery(overdueQuery);
  const now = useNow();
  const { data } = query;
  if (!data || data.payments.length === 0) return null;
  return (
    <Panel
      title="Diverifikasi dari notifikasi, belum terlihat di mutasi"
      note={`Lebih lama daripada ${data.seen_days} hari, tertua lebih dulu`}
      bare
      action={
        <Link to="/admin/mutasi?status=belum-terlihat" className="font-semibold text-primary-text">
          Lihat semua
        </Link>
      }
    >
      <DataTable
        caption="Belum terlihat di mutasi"
        empty="Tidak ada."
        query={{ ...query, data: { items: data.payments } }}
        rowKey={({ reference }) => reference}
        columns={[
          {
            head: "Nomor",
            cell: ({ reference }) => (
              <TextLink to={`/admin/pembayaran/${reference}`} className="font-semibold whitespace-nowrap">
                {reference}
              </TextLink>
            ),
          },
          { head: "Dari", cell: ({ payer_name }) => payer_name },
          {
            head: "Disetujui",
            cell: ({ automatic }) =>
              automatic ? (
                <StatusBadge tone="wait">Otomatis</StatusBadge>
              ) : (
                <StatusBadge tone="mute">Petugas</StatusBadge>
              ),
          },
          {
            head: "Belum terlihat",
            right: true,
            cell: ({ unseen_amount }) => <b>{rupiah(unseen_amount)}</b>,
          },
          { head: "Umur", right: true, cell: ({ verified_at }) => timeAgo(verified_at, now) },
        ]}
      />
    </Panel>
  );
}
