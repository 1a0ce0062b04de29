import type { PaymentFile } from "@barakah/contract";
import type { PaymentStatus } from "@barakah/contract/payments/methods";
import { statusWords } from "../../payments/index.ts";
import { date, timeOfDay } from "../../platform/format.ts";
import { Panel } from "../../ui/staff/panel.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";

const WHO: Record<PaymentFile["history"][number]["decided_as"], string> = {
  payer: "Pembayar",
  provider: "Penyedia pembayaran",
  system: "Sistem",
  staff: "Petugas",
};

export function PaymentHistory({ file }: { file: PaymentFile }) {
  return (
    <Panel title="Riwayat">
      <ol className="flex flex-col gap-2.5">
        {file.history.map(({ to_status, decided_as, decided_by, reason, created_at }) => {
          const { tone, text } = statusWords(to_status as PaymentStatus, file.method);
          return (
            <li
              key={`${created_at} ${to_status} ${reason}`}
              className="flex flex-wrap items-center gap-x-2.5 gap-y-1"
            >
              <StatusBadge tone={tone}>{text}</StatusBadge>
              <span className="min-w-0 flex-1">{reason}</span>
              <span className="text-text-3">
                {decided_by ?? WHO[decided_as]}, {date(created_at)} {timeOfDay(created_at)}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
