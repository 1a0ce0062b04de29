import type { StatementDebit } from "@barakah/contract";
import { date, rupiahWithSen } from "../../../platform/format.ts";
import type { Column } from "../../../ui/staff/data-table.tsx";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { TextLink } from "../../../ui/staff/text-link.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { DebitWork } from "./use-debits.ts";

const BASE: readonly Column<StatementDebit>[] = [
  {
    head: "Tanggal",
    area: "day",
    cell: ({ day, bank }) => (
      <span className="whitespace-nowrap">
        {date(day)} <small className="text-text-2">{bank.toUpperCase()}</small>
      </span>
    ),
  },
  {
    head: "Keterangan",
    area: "words",
    cell: ({ description }) => <span className="wrap-anywhere">{description}</span>,
  },
  {
    head: "Keluar",
    area: "amount",
    right: true,
    cell: ({ amount, sen }) => `−${rupiahWithSen(amount, sen)}`,
  },
  { head: "Menjadi", area: "about", cell: (debit) => <Becomes debit={debit} /> },
];

function Becomes({ debit }: { debit: StatementDebit }) {
  const { state, payout, payouts, refund, refunds, store_payout, store_payouts, charge_like, decided_by } =
    debit;
  if (payout) return <TextLink to={`/admin/penyaluran/${payout.id}`}>{payout.title}</TextLink>;
  if (refund)
    return (
      <TextLink to={`/admin/pembayaran/${refund.reference}`}>
        {refund.payer_name} · {refund.reference}
      </TextLink>
    );
  if (store_payout)
    return <TextLink to="/admin/pencairan-toko?status=paid">Pencairan {store_payout.store}</TextLink>;
  if (state === "courier") return <StatusBadge tone="ok">Kurir {debit.courier}</StatusBadge>;
  if (state === "charge") return <StatusBadge tone="ok">Biaya bank</StatusBadge>;
  if (state === "ignored") return <span className="text-text-2">Diabaikan oleh {decided_by}</span>;
  const same = payouts[0]?.title ?? refunds[0]?.payer_name ?? store_payouts[0]?.store;
  if (same)
    return (
      <>
        <StatusBadge tone="ok">Persis sama</StatusBadge> <span>{same}</span>
      </>
    );
  return charge_like ? (
    <StatusBadge tone="info">Tampaknya biaya bank</StatusBadge>
  ) : (
    <span className="text-text-3">Belum diketahui</span>
  );
}

interface ActsProps {
  debit: StatementDebit;
  work: DebitWork;
  onCourier(debit: StatementDebit): void;
}

function Acts({ debit, work, onCourier }: ActsProps) {
  const { busy, decide, showPayout, showRefund, showStore } = work;
  if (debit.state !== "open")
    return (
      <span className="bo-row-actions">
        <SmallButton variant="line" disabled={busy} onClick={() => decide([debit], "open")}>
          Urungkan
        </SmallButton>
      </span>
    );
  return (
    <span className="bo-row-actions">
      {debit.payouts.slice(0, 2).map(({ id, title, paid_on }) => (
        <SmallButton key={id} variant="soft" disabled={busy} onClick={() => showPayout(debit, id)}>
          {debit.payouts.length > 1 ? `${title}, ${date(paid_on)}` : "Kaitkan penyaluran"}
        </SmallButton>
      ))}
      {debit.refunds.slice(0, 2).map(({ id, payer_name, paid_on }) => (
        <SmallButton key={id} variant="soft" disabled={busy} onClick={() => showRefund(debit, id)}>
          {debit.refunds.length > 1 ? `${payer_name}, ${date(paid_on)}` : "Kaitkan pengembalian"}
        </SmallButton>
      ))}
      {debit.store_payouts.slice(0, 2).map(({ id, store, paid_on }) => (
        <SmallButton key={id} variant="soft" disabled={busy} onClick={() => showStore(debit, id)}>
          {debit.store_payouts.length > 1 ? `${store}, ${date(paid_on)}` : "Kaitkan pencairan toko"}
        </SmallButton>
      ))}
      <SmallButton
        variant={debit.payouts[0] || debit.refunds[0] || debit.store_payouts[0] ? "line" : "soft"}
        disabled={busy}
        onClick={() => decide([debit], "charge")}
        label="Biaya bank"
      />
      <SmallButton label="Bayar kurir" variant="line" disabled={busy} onClick={() => onCourier(debit)} />
      <SmallButton variant="quiet" disabled={busy} onClick={() => decide([debit], "ignored")}>
        Abaikan
      </SmallButton>
    </span>
  );
}

export const debitColumns = (
  work: DebitWork,
  onCourier: (debit: StatementDebit) => void,
): Column<StatementDebit>[] => [
  ...BASE,
  {
    head: "Tindakan",
    area: "acts",
    cell: (debit) => <Acts debit={debit} work={work} onCourier={onCourier} />,
  },
];
