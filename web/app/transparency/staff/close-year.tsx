import type { YearStatements } from "@barakah/contract";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { ConfirmForm, DialogButton, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";

export function Closing({ of }: { of: YearStatements }) {
  const { year, state, checks, closed, proposed } = of;
  if (closed)
    return (
      <Panel title={`Tahun ${year} ditutup`}>
        <p>
          Diusulkan {closed.proposed_by}, ditutup {closed.by} pada {date(closed.at)}.
        </p>
        <p className="mt-2 font-[family-name:var(--font-mono)] text-xs wrap-anywhere text-text-2">
          {closed.hash}
        </p>
      </Panel>
    );
  const ready = state === "ended" && !proposed && checks.every(({ ok }) => ok);
  return (
    <Panel
      title={`Tutup tahun ${year}`}
      note={
        state === "running" ? "Setelah tahun ini berakhir" : "Oleh dua orang; sesudahnya tidak berubah lagi"
      }
    >
      <ul className="grid gap-2.5">
        {checks.map(({ name, ok, title, detail }) => (
          <li key={name} className="flex items-start gap-2.5">
            <Icon
              name={ok ? "check-circle-fill" : "warning-fill"}
              size={18}
              className={ok ? "text-primary-text" : "text-accent-text"}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">{ok ? "Beres: " : "Belum: "}</span>
              {title}
              <small className="block text-text-2">{detail}</small>
            </span>
          </li>
        ))}
      </ul>
      {proposed && (
        <Note tone="gold" className="mt-4">
          Diusulkan {proposed.by}, {date(proposed.at)}. Petugas keuangan lain menyetujuinya di{" "}
          <TextLink to="/admin/persetujuan">Persetujuan</TextLink>.
        </Note>
      )}
      {ready && (
        <DialogButton
          className="mt-4"
          block
          label={`Usulkan tutup ${year}`}
          dialog={(close) => <CloseDialog of={of} onClose={close} />}
        />
      )}
    </Panel>
  );
}

/** The proposer must type the net assets, which ensures that they have read the figure. */
function CloseDialog({ of: { year, net_assets }, onClose }: { of: YearStatements; onClose(): void }) {
  const form = useDialogForm({
    initial: { amount: 0 },
    check: ({ amount }) =>
      onlyWrong({ amount: amount === net_assets ? undefined : "Tidak sama dengan aset neto di laporan." }),
    send: (_, once) =>
      api.call("POST /api/admin/proposals/", { body: { kind: "year_closing", year, net_assets } }, once),
    success: "Diajukan. Petugas keuangan lain sudah diberi tahu.",
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title={`Tutup tahun ${year}?`}
      text={`Aset neto ${rupiah(net_assets)} dikunci dan menjadi saldo awal tahun berikutnya. Petugas keuangan lain menyetujuinya di Persetujuan.`}
      confirm="Usulkan"
      cancel="Tidak jadi"
    >
      <AmountInput label="Ketik jumlah aset neto untuk memastikan" {...form.field("amount")} />
    </ConfirmForm>
  );
}
