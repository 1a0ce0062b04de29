import type { PaymentFile } from "@barakah/contract";
import { date, rupiah, timeOfDay, wholeNumber } from "../../platform/format.ts";
import { arrived, DataTable } from "../../ui/staff/data-table.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { UnlinkLine } from "../corrections/unlink-line.tsx";

export const PaymentMoney = ({ file }: { file: PaymentFile }) => (
  <Panel title="Uang di mutasi bank">
    {file.money.length === 0 && <p className="text-text-2">Belum dicocokkan dengan baris mutasi mana pun.</p>}
    <ul className="divide-y divide-border">
      {file.money.map((line) => {
        const { id, bank, day, description, amount } = line;
        return (
          <li key={id} className="flex flex-wrap items-start gap-x-3 py-2">
            <span className="min-w-0 flex-[1_1_6rem]">
              <b className="block wrap-anywhere">{description}</b>
              <small className="text-text-2">
                {date(day)} · {bank.toUpperCase()}
              </small>
            </span>
            <span className="text-right">
              <b className="block whitespace-nowrap tabular-nums">{rupiah(amount)}</b>
              <UnlinkLine reference={file.reference} line={line} />
            </span>
          </li>
        );
      })}
    </ul>
  </Panel>
);

export function PaymentPostings({ file }: { file: PaymentFile }) {
  const balances =
    file.postings.length > 0 && file.postings.reduce((sum, { amount }) => sum + amount, 0) === 0;
  const rows = file.postings.map((posting, place) => ({ ...posting, place }));
  return (
    <Panel
      title="Di buku"
      note="Pembukuan dan lawannya"
      bare
      action={balances && <StatusBadge tone="ok">Debet = kredit</StatusBadge>}
    >
      <DataTable
        caption="Pembukuan pembayaran ini"
        empty="Belum ada yang dibukukan."
        query={arrived(rows)}
        rowKey={({ place }) => place}
        columns={[
          { head: "Tanggal", cell: ({ created_at }) => date(created_at) },
          { head: "Peristiwa", cell: ({ description }) => description },
          { head: "Akun", cell: ({ account_name }) => account_name },
          { head: "Debet", right: true, cell: ({ amount }) => (amount > 0 ? wholeNumber(amount) : "") },
          { head: "Kredit", right: true, cell: ({ amount }) => (amount < 0 ? wholeNumber(-amount) : "") },
        ]}
      />
    </Panel>
  );
}

export const PaymentProofs = ({ file }: { file: PaymentFile }) => (
  <Panel title="Bukti transfer">
    {file.claims.length === 0 && <p className="text-text-2">Tidak ada bukti transfer.</p>}
    <ul className="grid gap-3">
      {file.claims.map(({ id, proof_url, created_at }) => (
        <li key={id}>
          <a href={proof_url} target="_blank" rel="noreferrer" className="block rounded-md bg-surface-2 p-2">
            <img
              src={proof_url}
              alt={`Bukti transfer dari ${file.payer_name}, buka di tab baru`}
              className="mx-auto max-h-80 w-auto object-contain"
            />
          </a>
          <small className="text-text-2">
            Diunggah {date(created_at)} {timeOfDay(created_at)}
          </small>
        </li>
      ))}
    </ul>
  </Panel>
);
