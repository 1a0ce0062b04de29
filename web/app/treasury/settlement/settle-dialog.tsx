import type { foreseeSettlement, ResponseOf, StatementLine } from "@barakah/contract";
import { feeMost } from "@barakah/contract/treasury/collector-fee";
import { COLLECTOR_LABEL, type Collector } from "@barakah/contract/treasury/collectors";
import { readSettlementReport } from "@barakah/contract/treasury/settlement-report";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { apiOf } from "../../platform/query-client.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { FileField } from "../../ui/staff/file-field.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";

type Account = ResponseOf<typeof foreseeSettlement>["accounts"][number];

/** The collector that the line seems to come from: the one with likely payments, or else that the bank's words name. */
const likelyOf = (accounts: readonly Account[], { description }: StatementLine) =>
  accounts.find(({ payments }) => payments.some(({ chosen }) => chosen)) ??
  accounts.find(({ account }) => description.toLowerCase().includes(account.split("-")[0] ?? "")) ??
  accounts[0];

/** Splits a lump among the payments in it: the likely ones are ticked, or those of the provider's own report. */
export function SettleDialog({ line, onClose }: { line: StatementLine; onClose(): void }) {
  const { data } = useQuery({
    queryKey: ["settlement", "foresee", line.id],
    queryFn: ({ client: of, signal }) =>
      apiOf(of).call("GET /api/admin/settlements/foresee/", { query: { line: String(line.id) } }, { signal }),
    gcTime: 0,
  });
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [chosenAccount, setAccount] = useState<Collector>();
  const [report, setReport] = useState<File>();
  const [reported, setReported] = useState<string>();
  const accounts = data?.accounts ?? [];
  const own = accounts.find(({ account }) => account === chosenAccount) ?? likelyOf(accounts, line);
  const payments = (own?.payments ?? []).map((payment) => ({
    ...payment,
    chosen: picked.get(payment.reference) ?? payment.chosen,
  }));
  const chosen = payments.filter((payment) => payment.chosen);
  const gross = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const fee = Math.max(0, gross - line.unclaimed);
  const most = own ? feeMost(own, gross, chosen.length) : 0;
  const beyond = Math.max(0, line.unclaimed - gross);
  /** Ticks what the report names, and nothing else. */
  async function readReport(file: File) {
    setReport(file);
    const rows = readSettlementReport(await file.text());
    if (!rows) return setReported("Berkas ini bukan laporan pencairan: tidak ada kolom Order ID dan biaya.");
    const named = (orders: readonly string[], reference: string) =>
      rows.some(({ order }) => order === reference || orders.includes(order));
    setPicked(new Map(payments.map(({ reference, orders }) => [reference, named(orders, reference)])));
    const found = payments.filter(({ reference, orders }) => named(orders, reference)).length;
    const kept = rows.reduce((sum, row) => sum + row.fee, 0);
    setReported(
      `Laporan penyedia: ${rows.length} transaksi, biaya ${rupiah(kept)}. ${found === rows.length ? "Semuanya ditemukan." : `${rows.length - found} tidak ada di daftar ini.`}`,
    );
  }
  const form = useDialogForm({
    initial: {},
    send: () =>
      api.call("POST /api/admin/settlements/", {
        body: {
          line: line.id,
          unclaimed: line.unclaimed,
          account: own?.account ?? "qris-donasi",
          references: chosen.map(({ reference }) => reference),
          fee,
        },
      }),
    success: "Pelunasan dicatat.",
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={`Pelunasan ${own ? COLLECTOR_LABEL[own.account] : "penyedia"} ${rupiah(line.unclaimed)}`}
      submit="Catat pelunasan"
      disabled={chosen.length === 0 || fee > most}
      className=""
      note={
        <span role="status">
          {chosen.length} pembayaran, {rupiah(gross)}
          {fee > 0 && ` · biaya penyedia ${rupiah(fee)}, paling banyak ${rupiah(most)}`}
          {beyond > 0 && chosen.length > 0 && ` · ${rupiah(beyond)} belum diketahui dari siapa`}
        </span>
      }
    >
      <p className="mb-3 rounded-[10px] bg-surface-2 px-3.5 py-2.5 font-semibold wrap-anywhere">
        {date(line.day)} · {line.description}
      </p>
      {!data && <Spinner size="lg" label="Memuat..." />}
      {data && !own && <p>Tidak ada pembayaran yang belum dilunasi penyedianya.</p>}
      {own && accounts.length > 1 && (
        <Select
          label="Dari"
          value={own.account}
          options={accounts.map(({ account }) => ({ value: account, label: COLLECTOR_LABEL[account] }))}
          onChange={({ target }) => setAccount(target.value as Collector)}
        />
      )}
      {own && (
        <FileField
          label="Laporan pencairan dari penyedia (CSV, boleh dilewati)"
          prompt="Pilih berkas CSV"
          accept=".csv,text/csv"
          value={report}
          onChange={(file) => void readReport(file)}
        />
      )}
      {reported && (
        <p role="status" className="mb-2 text-text-2">
          {reported}
        </p>
      )}
      {own && chosen.length > 0 && fee <= most && (
        <Booked account={COLLECTOR_LABEL[own.account]} line={line} gross={gross} fee={fee} beyond={beyond} />
      )}
      <ul className="divide-y divide-border">
        {payments.map(({ reference, payer_name, amount, since, chosen: yes }) => (
          <li key={reference} className="flex items-center justify-between gap-3 py-1">
            <Checkbox
              checked={yes}
              onChange={({ target }) => setPicked((before) => new Map(before).set(reference, target.checked))}
            >
              {payer_name}
              <small className="block text-text-2">
                {date(since)} · {reference}
                {amount < 0 && " · dikembalikan penyedia sesudah dilunasi"}
              </small>
            </Checkbox>
            <b className="whitespace-nowrap tabular-nums">{rupiah(amount)}</b>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

interface BookedProps {
  account: string;
  line: StatementLine;
  gross: number;
  fee: number;
  beyond: number;
}

/** The entry that will be made: who pays the fee is said before it is booked. */
function Booked({ account, line, gross, fee, beyond }: BookedProps) {
  // A line that was kept as unidentified is in the bank's account already.
  const kept = line.state === "unidentified" ? line.unclaimed : 0;
  const legs: [side: string, name: string, amount: number][] = [
    ["D", `Bank ${line.bank.toUpperCase()}`, line.unclaimed - kept],
    ["D", "Uang belum diketahui dari siapa", Math.max(0, kept - beyond)],
    ["D", "Biaya penyedia pembayaran", fee],
    ["K", `${account}, belum masuk bank`, gross],
    ["K", "Uang belum diketahui dari siapa", Math.max(0, beyond - kept)],
  ];
  return (
    <section
      aria-label="Yang akan dibukukan"
      className="my-3 rounded-[10px] px-3.5 py-2.5 inset-ring inset-ring-border"
    >
      <h3 className="font-semibold">Yang akan dibukukan</h3>
      <dl>
        {legs
          .filter(([, , amount]) => amount !== 0)
          .map(([side, name, amount]) => (
            <div key={`${side} ${name}`} className="flex justify-between gap-3 py-0.5">
              <dt>
                <abbr title={side === "D" ? "Debet" : "Kredit"} className="text-text-2 no-underline">
                  {side}
                </abbr>{" "}
                {name}
              </dt>
              <dd className="whitespace-nowrap tabular-nums">{rupiah(amount)}</dd>
            </div>
          ))}
      </dl>
      {fee > 0 && (
        <small className="block text-text-2">
          Dana dan tanda terima pembayar tidak berkurang; biayanya menjadi beban lembaga.
        </small>
      )}
    </section>
  );
}
