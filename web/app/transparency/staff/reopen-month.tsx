import { periodName, REOPENING } from "@barakah/contract/transparency/period-words";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";

/** Only the last month that was closed, and never without a reason that stays. */
export function ReopenMonth({ month }: { month: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="closing-reopen" onClick={() => setAsking(true)}>
        Buka kembali…
      </button>
      {asking && (
        <ReasonDialog
          title={`Buka kembali ${periodName(month)}?`}
          text="Laporannya boleh berubah sampai ditutup lagi. Laporan yang lama tetap disimpan, dan alasanmu tercatat."
          label="Alasan"
          {...REOPENING}
          confirm="Buka kembali"
          success={`${periodName(month)} dibuka kembali.`}
          correct={(reason) =>
            api.call("POST /api/admin/periods/:month/reopen/", { params: { month }, body: { reason } })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
