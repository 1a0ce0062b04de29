import type { AmilLimit } from "@barakah/contract";
import { AMIL_SOURCE_OF } from "@barakah/contract/ledger/amil-limits";
import { FUND_KIND_LABEL, FUND_KIND_LIMIT } from "@barakah/contract/ledger/fund-kinds";
import { mayMove, REST_OF_EVENT } from "@barakah/contract/ledger/fund-moves";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { ClosingCard } from "../../transparency/staff/index.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { LoadState, WorkPage } from "../../ui/staff/work-page.tsx";
import { type Fund, optionsOf, useEventFunds, useFunds } from "../payouts/use-funds.ts";
import { AmilPanel } from "./amil-panel.tsx";
import { percent } from "./fund-format.ts";
import { KindsPanel } from "./kinds-panel.tsx";
import { fundsOfMonthQuery } from "./queries.ts";
import { TransfersPanel } from "./transfers-panel.tsx";
import "../../ui/staff/keys.css";

/** Balances and movements of each kind of fund, amil limits, and transfers that wait for a second person. */
export default function FundsPage() {
  const [params] = useSearchParams();
  const query = useQuery(fundsOfMonthQuery(params.get("bulan") ?? undefined));
  // A link on an event's page opens the dialog to transfer its surplus.
  const rest = params.get("dari") ?? "";
  const [doing, setDoing] = useState<"transfer" | "take" | undefined>(rest ? "transfer" : undefined);
  const close = () => setDoing(undefined);
  useShortcuts({ p: () => setDoing("transfer") });
  return (
    <WorkPage
      title="Dana"
      actions={
        <>
          <SmallLink label="Daftar" to="/admin/dana/daftar" variant="quiet" />
          <SmallLink label="Riwayat" to="/admin/dana/riwayat" variant="quiet" />
          <SmallLink label="Laporan" to="/admin/dana/laporan" variant="quiet" />
          <SmallButton variant="line" onClick={() => setDoing("transfer")}>
            Ajukan pemindahan <kbd>P</kbd>
          </SmallButton>
        </>
      }
    >
      <LoadState query={query} failure="Dana belum dapat dimuat." />
      {query.data && (
        <div className="bo-grid">
          <Unconfirmed count={query.data.unconfirmed} />
          <KindsPanel funds={query.data} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,340px),1fr))] items-start gap-4">
            <AmilPanel funds={query.data} onTake={() => setDoing("take")} />
            <TransfersPanel waiting={query.data.waiting} denied={query.data.denied} />
            <ClosingCard />
          </div>
        </div>
      )}
      {doing === "transfer" && <TransferDialog from={rest} onClose={close} />}
      {doing === "take" && query.data && <TakeDialog limits={query.data.limits} onClose={close} />}
    </WorkPage>
  );
}

function Unconfirmed({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Note tone="gold">
      Jenis dana {count} program baru diperkirakan dari kategorinya. Tegaskan sekali, sebelum laporan pertama.{" "}
      <TextLink to="/admin/dana/jenis" className="font-bold">
        Tegaskan jenis dana
      </TextLink>
    </Note>
  );
}

/** Takes the amil's share from a fund, at most what the year's limit and the fund's balance leave. */
function TakeDialog({ limits, onClose }: { limits: readonly AmilLimit[]; onClose(): void }) {
  const form = useDialogForm({
    initial: { from_account: "", amount: 0, reason: "" },
    send: (body, once) => api.call("POST /api/admin/amil-takes/", { body }, once),
    success: "Bagian amil sudah dibukukan.",
    onClose,
  });
  const { from_account, amount } = form.values;
  const funds = useFunds().filter(
    ({ kind, held, confirmed }) => kind && AMIL_SOURCE_OF[kind] && held > 0 && confirmed,
  );
  const chosen = funds.find(({ account }) => account === from_account);
  const limit = chosen && limits.find(({ name }) => chosen.kind && name === AMIL_SOURCE_OF[chosen.kind]);
  const most = chosen && limit ? Math.max(0, Math.min(chosen.held, limit.room)) : 0;
  return (
    <FormDialog
      form={form}
      title="Ambil bagian amil"
      submit={`Ambil ${rupiah(amount)}`}
      disabled={!chosen || amount === 0 || amount > most}
      note={
        limit
          ? `Batas ${percent(limit.rate_bp)}: ${limit.source}. Sisa ruang ${rupiah(Math.max(0, limit.room))}.`
          : ""
      }
    >
      <Select
        label="Dari dana"
        placeholder="Pilih dana zakat atau infak"
        options={optionsOf(funds)}
        hint={chosen && `Isinya ${rupiah(chosen.held)}.`}
        {...form.field("from_account")}
      />
      <AmountInput
        label="Nominal"
        hint={chosen && `Paling banyak ${rupiah(most)}.`}
        {...form.field("amount", chosen && amount > most && "Melebihi batas atau isi dananya.")}
      />
      <TextInput label="Untuk apa" optional maxLength={REASON_MOST} {...form.field("reason")} />
    </FormDialog>
  );
}

/** Why the rules forbid this transfer; the server checks the same. */
function ruleAgainst(from: Fund | undefined, to: Fund | undefined): string | undefined {
  if (!from || !to) return undefined;
  if (from.kind === null || to.kind === null)
    return to.kind && REST_OF_EVENT.includes(to.kind) ? undefined : "Sisa acara hanya menjadi infak.";
  if (!mayMove(from.kind, to.kind))
    return `${FUND_KIND_LABEL[from.kind]} tidak dapat dipindahkan ke ${FUND_KIND_LABEL[to.kind]}: ${FUND_KIND_LIMIT[from.kind]}.`;
  if (from.kind === "infak_terikat" && !from.rest)
    return `Halaman ${from.name} tidak menulis ke mana sisanya. Lengkapi dahulu pada programnya.`;
  return undefined;
}

/** Requests a transfer between funds, which a second person approves. */
function TransferDialog({ from: begun, onClose }: { from: string; onClose(): void }) {
  const form = useDialogForm({
    initial: { from_account: begun, to_account: "", amount: 0, reason: "" },
    send: (body, once) => api.call("POST /api/admin/fund-transfers/", { body }, once),
    success: "Diajukan. Petugas keuangan lain sudah diberi tahu.",
    refreshes: [["funds"]],
    onClose,
  });
  const { from_account, to_account, amount } = form.values;
  const funds = useFunds().filter(({ confirmed }) => confirmed);
  const sources = [...funds, ...useEventFunds()];
  const from = sources.find(({ account }) => account === from_account);
  const to = funds.find(({ account }) => account === to_account);
  const rule = ruleAgainst(from, to);
  const beyond = from !== undefined && amount > from.held;
  return (
    <FormDialog
      form={form}
      title="Ajukan pemindahan"
      submit={`Ajukan ${rupiah(amount)}`}
      disabled={!from || !to || Boolean(rule) || beyond || amount === 0}
      note="Belum ada yang berpindah: orang lain yang memutuskan."
    >
      <Select
        label="Dari"
        placeholder="Pilih dana asal"
        options={optionsOf(sources.filter(({ held }) => held > 0))}
        hint={from && `Isinya ${rupiah(from.held)}.`}
        {...form.field("from_account")}
      />
      {from?.rest && <Note tone="info">Halamannya menulis: ‘Bila terkumpul lebih: {from.rest}’</Note>}
      <Select
        label="Ke"
        placeholder="Pilih dana tujuan"
        options={optionsOf(funds.filter(({ account, active }) => active && account !== from_account))}
        {...form.field("to_account")}
      />
      {rule && <Note tone="red">{rule}</Note>}
      <AmountInput label="Nominal" {...form.field("amount", beyond && "Melebihi isi dana asal.")} />
      <TextArea
        label="Alasan"
        maxLength={REASON_MOST}
        hint="Dibaca oleh yang memutuskan, dan tersimpan di buku."
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
