import type { StatementDebit } from "@barakah/contract";
import { DEBIT_STATES, type DebitState } from "@barakah/contract/treasury/debit-states";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { date, rupiah } from "../../../platform/format.ts";
import { onlyWrong } from "../../../ui/form/field-errors.ts";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { PagedTable } from "../../../ui/staff/data-table.tsx";
import { ConfirmForm, useDialogForm } from "../../../ui/staff/form-dialog.tsx";
import type { ListParams } from "../../../ui/staff/list-params.ts";
import { Segments } from "../../../ui/staff/segments.tsx";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { debitsQuery } from "../queries.ts";
import { debitColumns } from "./debit-columns.tsx";
import { type DebitWork, useDebits } from "./use-debits.ts";

const LABELS: Record<DebitState, string> = {
  open: "Belum dijelaskan",
  charge: "Biaya bank",
  courier: "Kurir",
  payout: "Penyaluran",
  refund: "Pengembalian",
  store: "Pencairan toko",
  ignored: "Diabaikan",
};
const EMPTY: Record<DebitState, string> = {
  open: "Semua uang keluar sudah dijelaskan.",
  charge: "Belum ada biaya bank yang dibukukan.",
  courier: "Belum ada pembayaran kurir.",
  payout: "Belum ada yang dikaitkan dengan penyaluran.",
  refund: "Belum ada yang dikaitkan dengan pengembalian dana.",
  store: "Belum ada yang dikaitkan dengan pencairan toko.",
  ignored: "Tidak ada yang diabaikan.",
};

export function Debits({ params }: { params: ListParams }) {
  const wanted = params.filter("jenis");
  const state = DEBIT_STATES.find((one) => one === wanted) ?? "open";
  const query = useQuery(debitsQuery({ state, search: params.search, offset: params.offset }));
  const debits = useDebits();
  const [paying, setPaying] = useState<StatementDebit>();
  const charges = (query.data?.items ?? []).filter((debit) => debit.state === "open" && debit.charge_like);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5 px-3.5 pb-3">
        <Segments
          label="Jenis uang keluar"
          options={DEBIT_STATES.map((value) => ({ value, label: LABELS[value] }))}
          value={state}
          onChange={(one) => params.change({ filters: { jenis: one === "open" ? "" : one } })}
        />
        {charges.length > 0 && (
          <SmallButton variant="soft" busy={debits.busy} onClick={() => debits.decide(charges, "charge")}>
            Bukukan {charges.length} biaya bank
          </SmallButton>
        )}
      </div>
      <PagedTable
        params={params}
        caption="Uang keluar"
        empty={params.search ? "Tidak ada baris yang cocok dengan pencarian ini." : EMPTY[state]}
        query={query}
        columns={debitColumns(debits, setPaying)}
        stacks="dense"
      />
      {paying && <CourierDialog debit={paying} work={debits} onClose={() => setPaying(undefined)} />}
    </>
  );
}

/** Books an outgoing line as a courier's fee, paid from the buyers' shipping fees. */
function CourierDialog({
  debit,
  work,
  onClose,
}: {
  debit: StatementDebit;
  work: DebitWork;
  onClose(): void;
}) {
  const form = useDialogForm({
    initial: { courier: "" },
    check: ({ courier }) => onlyWrong({ courier: courier.trim() ? undefined : "Isi nama kurirnya." }),
    send: ({ courier }) => work.payCourier(debit, courier.trim()),
    onDone: (paid) => paid && onClose(),
    refreshes: [],
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title={`Bayar kurir ${rupiah(debit.amount)}?`}
      text={`${date(debit.day)} · ${debit.description}. Diambil dari ongkos kirim yang dibayar pembeli.`}
      confirm={`Bukukan ${rupiah(debit.amount)}`}
    >
      <TextInput label="Kurir" placeholder="JNE, Pos, sopir toko" maxLength={60} {...form.field("courier")} />
    </ConfirmForm>
  );
}
