import type { PaymentFile, Proposal } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { ReasonDialog, withReason } from "../../ui/staff/reason-dialog.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { Panel } from "../../ui/staff/work-page.tsx";
import { type Act, actsFor } from "./acts-for.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { UnlinkDialog } from "./unlink-line.tsx";
import "../../ui/staff/keys.css";

/** What can be corrected about a payment, each with its consequence and a reason. */
export function PaymentActs({ file, proposals }: { file: PaymentFile; proposals: readonly Proposal[] }) {
  const [open, setOpen] = useState<Act>();
  const acts = actsFor(
    file,
    proposals.map(({ kind }) => kind),
  );
  const sendReceipt = useSendReceipt(file);
  function start(act: Act) {
    if (!acts.some((one) => one.act === act && one.can)) return;
    if (act === "receipt") sendReceipt();
    else setOpen(act);
  }
  useShortcuts(Object.fromEntries(acts.map(({ act, key }) => [key.toLowerCase(), () => start(act)])));
  const close = () => setOpen(undefined);
  return (
    <Panel title="Tindakan" note="Setiap tindakan meminta alasan dan terlihat oleh pembayar" bare>
      <ul className="divide-y divide-border">
        {acts.map(({ act, label, means, can, key }) => (
          <li key={act}>
            <button
              type="button"
              disabled={!can}
              onClick={() => start(act)}
              className="flex w-full items-center gap-3 px-4.5 py-3 text-left enabled:hover:bg-surface-2 disabled:text-text-3"
            >
              <span className="min-w-0 flex-1">
                <b className="block">{label}</b>
                <small className="text-text-2">{means}</small>
              </span>
              <kbd>{key}</kbd>
            </button>
          </li>
        ))}
      </ul>
      {open === "reverse" && (
        <ReasonDialog
          title="Batalkan keputusan ini?"
          text="Pembayaran kembali menunggu, lawannya dicatat di buku besar, dan baris mutasinya bebas lagi. Pembayar diberi tahu."
          confirm="Batalkan keputusan"
          success="Keputusan dibatalkan. Pembayaran ini menunggu lagi."
          correct={withReason("POST /api/admin/payments/:reference/reverse/", { reference: file.reference })}
          onClose={close}
        />
      )}
      {open === "forgive" && <ForgiveDialog file={file} onClose={close} />}
      {open === "ask_proof" && (
        <ReasonDialog
          title="Minta bukti sekali lagi?"
          text="Pembayar mendapat e-mail dan notifikasi dengan tautan ke halaman pembayarannya. Pembayarannya tetap seperti sekarang."
          label="Apa yang kurang (dibaca pembayar)"
          suggested="Nominal dan tanggal transfernya tidak terbaca."
          confirm="Minta bukti"
          success="Permintaan bukti dikirim."
          danger={false}
          correct={withReason("POST /api/admin/payments/:reference/ask-proof/", {
            reference: file.reference,
          })}
          onClose={close}
        />
      )}
      {open === "unlink" && file.money[0] && (
        <UnlinkDialog reference={file.reference} line={file.money[0]} onClose={close} />
      )}
      {open === "refund" && <RefundDialog file={file} onClose={close} />}
    </Panel>
  );
}

/** Writes off what the bank has not shown of an order that was sent. */
function ForgiveDialog({ file, onClose }: { file: PaymentFile; onClose(): void }) {
  const { reference, unseen_amount, write_off_limit } = file;
  const form = useDialogForm({
    initial: {},
    send: () =>
      api.call("POST /api/admin/payments/:reference/correct/", {
        params: { reference },
        body: { lines: [], unclaimed: 0, settle: "write_off" },
      }),
    success: "Kekurangannya diikhlaskan.",
    onClose,
  });
  const two =
    unseen_amount > write_off_limit ? ` Di atas ${rupiah(write_off_limit)}, jadi perlu orang kedua.` : "";
  return (
    <ConfirmForm
      form={form}
      title={`Ikhlaskan ${rupiah(unseen_amount)}?`}
      text={`Pastikan uangnya memang tidak datang. Yang belum terlihat di mutasi dicatat sebagai selisih yang dihapus, dan pembeli membacanya. Pesanannya tetap terkirim.${two}`}
      confirm="Ikhlaskan"
      className=""
    />
  );
}

/** Sends the receipt again to the payer's e-mail address. */
function useSendReceipt({ receipt }: PaymentFile) {
  const sending = useSend({
    mutationFn: (number: string) =>
      api.call("POST /api/admin/receipts/:number/send/", { params: { number } }),
    success: "Tanda terima dikirim lagi ke e-mail pembayarnya.",
    refreshes: "everything",
  });
  return () => receipt && void sending.send(receipt);
}
