import type { QueuedPayment } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { date, rupiah } from "../../platform/format.ts";
import { LoadState } from "../../ui/staff/work-page.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { owedOf } from "./money-of.ts";
import { assignableQuery } from "./queries.ts";

interface AssignablePaymentsProps {
  lineIds: readonly number[];
  search: string;
  /** The money that is still unassigned. */
  left: number;
  chosen: readonly QueuedPayment[];
  onChoose(payment: QueuedPayment): void;
}

/** Payments to choose from. Chosen ones stay listed whatever is searched for. */
export function AssignablePayments(props: AssignablePaymentsProps) {
  const { lineIds, search, left, chosen, onChoose } = props;
  const query = useQuery(assignableQuery(lineIds, search));
  const { data, isFetching } = query;
  if (!data) return <LoadState query={query} failure="Pembayaran belum dapat dimuat." />;
  const isChosen = ({ reference }: QueuedPayment) => chosen.some((one) => one.reference === reference);
  const shown = [...chosen, ...data.filter((payment) => !isChosen(payment))];
  if (shown.length === 0)
    return (
      <p className="py-8 text-center text-text-2">
        {search ? "Tidak ada pembayaran seperti itu yang menunggu." : "Tidak ada pembayaran yang menunggu."}
      </p>
    );
  return (
    <ul aria-label="Pembayaran" aria-busy={isFetching} className="mt-2 divide-y divide-border">
      {shown.map((payment) => (
        <Choice
          key={payment.reference}
          payment={payment}
          chosen={isChosen(payment)}
          left={left}
          onChoose={() => onChoose(payment)}
        />
      ))}
    </ul>
  );
}

function fits(left: number, amount: number): { tone: BadgeTone; label: string } {
  if (left === amount) return { tone: "ok", label: "Pas" };
  return left > amount
    ? { tone: "wait", label: `Uang lebih ${rupiah(left - amount)}` }
    : { tone: "no", label: `Uang kurang ${rupiah(amount - left)}` };
}

interface ChoiceProps {
  payment: QueuedPayment;
  chosen: boolean;
  left: number;
  onChoose(): void;
}

function Choice({ payment, chosen, left, onChoose }: ChoiceProps) {
  const { payer_name, amount, reference, title, method, status, transfer_date, created_at } = payment;
  const { tone, label } = fits(left, owedOf(payment));
  return (
    <li>
      <label className="flex cursor-pointer items-start gap-3 py-2.5">
        <input type="checkbox" className="bo-check mt-0.5" checked={chosen} onChange={onChoose} />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
          <b className="truncate">{payer_name}</b>
          <b className="text-right whitespace-nowrap tabular-nums">{rupiah(amount)}</b>
          <span className="min-w-0 text-text-2">
            <span className="block truncate">{title}</span>
            <small>
              {reference} · {date(transfer_date ?? created_at)} · {method.toUpperCase()}
            </small>
          </span>
          <span className="flex flex-col items-end gap-1">
            {!chosen && <StatusBadge tone={tone}>{label}</StatusBadge>}
            {status === "verified" && <StatusBadge tone="mute">Sudah disetujui</StatusBadge>}
            {status === "rejected" && (
              <StatusBadge tone="no">Pernah ditolak, akan dibuka kembali</StatusBadge>
            )}
          </span>
        </span>
      </label>
    </li>
  );
}
