import type { PaymentFile } from "@barakah/contract";
import { date, wholeNumber } from "../../platform/format.ts";
import { DataTable } from "../../ui/staff/data-table.tsx";
import { Panel } from "../../ui/staff/panel.tsx";

/** What the ledger has of it, with every contra-posting. */
export function PaymentPostings({ file }: { file: PaymentFile }) {
  const rows = file.postings.map((posting, place) => ({ ...posting, place }));
  return (
    <Panel title="Di buku" note="Pembukuan dan lawannya" bare>
      <DataTable
        caption="Pembukuan pembayaran ini"
        empty="Belum ada yang dibukukan."
        query={{
          data: { items: rows },
          isError: false,
          isFetching: false,
          refetch: () => {},
        }}
        stacks
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
