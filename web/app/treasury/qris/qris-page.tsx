import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import { PlusBoldIcon } from "../../ui/icons/icons.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { DevicesPanel } from "./devices-panel.tsx";
import { LimitsPanel } from "./limits-panel.tsx";
import { PairDialog } from "./pair-dialog.tsx";
import { ProposeDialog } from "./propose-dialog.tsx";
import { QrisAccounts } from "./qris-accounts.tsx";
import { devicesQuery } from "./queries.ts";
import { Settlements } from "./settlements.tsx";
import { SilentNote } from "./silent-note.tsx";
import { TemplatesPanel } from "./templates-panel.tsx";

/** A silent device first, then whose QRIS is shown, the devices, and what the system may do by itself. */
export default function QrisPage() {
  const [doing, setDoing] = useState<"propose" | "pair">();
  const devices = useQuery(devicesQuery);
  const close = () => setDoing(undefined);
  return (
    <WorkPage
      crumb="Transaksi"
      title="QRIS dan perangkat"
      actions={
        <>
          <Button variant="line" size="sm" onClick={() => setDoing("propose")}>
            <PlusBoldIcon size={16} />
            Usulkan QRIS
          </Button>
          <Button size="sm" onClick={() => setDoing("pair")}>
            Pasangkan perangkat
          </Button>
        </>
      }
    >
      <div className="mb-4 grid gap-4">
        <SilentNote devices={devices.data ?? []} />
        <QrisAccounts />
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
