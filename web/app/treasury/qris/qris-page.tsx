import type { NoticeDevice } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { timeOfDay } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { DevicesPanel } from "./devices-panel.tsx";
import { LimitsPanel } from "./limits-panel.tsx";
import { ProposeDialog } from "./merchant-dialogs.tsx";
import { OverdueNotices } from "./overdue-notices.tsx";
import { PairDialog } from "./pair-dialog.tsx";
import { QrisAccounts } from "./qris-accounts.tsx";
import { devicesQuery } from "./queries.ts";
import { Settlements } from "./settlements.tsx";
import { TemplatesPanel } from "./templates-panel.tsx";

/** QRIS merchants, notification devices and the limits of automatic approval. */
export default function QrisPage() {
  const [doing, setDoing] = useState<"propose" | "pair">();
  const devices = useQuery(devicesQuery);
  const close = () => setDoing(undefined);
  return (
    <WorkPage
      crumb="Transaksi"
      title="QRIS dan HP"
      actions={
        <>
          <SmallButton variant="line" onClick={() => setDoing("propose")}>
            <Icon name="plus-bold" size={16} />
            Usulkan QRIS
          </SmallButton>
          <SmallButton label="Pasangkan HP" onClick={() => setDoing("pair")} />
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
          <Settlements />
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
      const long = minutes < 120 ? `${minutes} menit` : `${Math.floor(minutes / 60)} jam`;
      return (
        <Note key={id} tone="red" icon={<Icon name="warning-circle-fill" size={20} />}>
          <b>
            ‘{name}’ tidak memberi kabar sejak {timeOfDay(since)}, sudah {long}.
          </b>{" "}
          Pembayar kini membaca ‘dicek bendahara’, bukan ‘otomatis’. Biasanya baterai atau izin notifikasi: di
          HP itu buka halaman /hp, lalu tekan ‘Kirim percobaan’.
        </Note>
      );
    });
}
