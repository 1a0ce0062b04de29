import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { ClosingCard } from "../../transparency/index.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { Awaited, WorkPage } from "../../ui/staff/work-page.tsx";
import { AmilPanel } from "./amil-panel.tsx";
import { KindsPanel } from "./kinds-panel.tsx";
import { fundsOfMonthQuery } from "./queries.ts";
import { TakeDialog } from "./take-dialog.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";
import { TransfersPanel } from "./transfers-panel.tsx";
import "./funds.css";

/** Balances and movements of each kind of fund, amil limits, and transfers that wait for a second person. */
export default function FundsPage() {
  const [params] = useSearchParams();
  const query = useQuery(fundsOfMonthQuery(params.get("bulan") ?? undefined));
  const [doing, setDoing] = useState<"transfer" | "take">();
  const close = () => setDoing(undefined);
  useShortcuts({ p: () => setDoing("transfer") });
  return (
    <WorkPage
      crumb="Transaksi"
      title="Dana"
      className="bo-work fd"
      actions={
        <>
          <SmallLink label="Daftar" to="/admin/dana/daftar" variant="quiet" />
          <SmallLink label="Riwayat" to="/admin/dana/riwayat" variant="quiet" />
          <SmallLink label="Laporan" to="/admin/dana/laporan" variant="quiet" />
          <SmallButton variant="line" onClick={() => setDoing("transfer")}>
            Ajukan pemindahan <kbd className="fd-key">P</kbd>
          </SmallButton>
        </>
      }
    >
      <Awaited query={query} failure="Dana belum dapat dimuat." />
      {query.data && (
        <div className="bo-grid">
          <Unconfirmed count={query.data.unconfirmed} />
          <KindsPanel funds={query.data} />
          <div className="fd-three">
            <AmilPanel funds={query.data} onTake={() => setDoing("take")} />
            <TransfersPanel waiting={query.data.waiting} denied={query.data.denied} />
            <ClosingCard />
          </div>
        </div>
      )}
      {doing === "transfer" && <TransferDialog onClose={close} />}
      {doing === "take" && query.data && <TakeDialog limits={query.data.limits} onClose={close} />}
    </WorkPage>
  );
}

function Unconfirmed({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Note tone="gold">
      Jenis dana {count} program baru diperkirakan dari kategorinya. Tegaskan sekali, sebelum laporan pertama.{" "}
      <Link to="/admin/dana/jenis" className="font-bold underline underline-offset-3">
        Tegaskan jenis dana
      </Link>
    </Note>
  );
}
