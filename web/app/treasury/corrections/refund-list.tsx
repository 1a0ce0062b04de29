import type { PaymentFile, PaymentRefund } from "@barakah/contract";
import { BANKS, type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { REFUND_WORDS } from "@barakah/contract/payments/refund-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { ReasonDialog, withReason } from "../../ui/staff/reason-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { fundsQuery } from "../payouts/queries.ts";
import { ReturnDialog, ReturnNote } from "../returned-transfers/return-dialog.tsx";
import { AccountFields } from "./account-fields.tsx";

const STATUS: Record<PaymentRefund["status"], { tone: BadgeTone; text: string }> = {
  owed: { tone: "wait", text: REFUND_WORDS.owed },
  asked: { tone: "info", text: "Menunggu Midtrans" },
  paid: { tone: "ok", text: REFUND_WORDS.paid },
  returned: { tone: "no", text: "Kembali dari bank" },
  failed: { tone: "no", text: "Ditolak Midtrans" },
  withdrawn: { tone: "mute", text: "Tidak jadi" },
};

const where = ({ way, bank, account_number, account_holder }: PaymentRefund) =>
  way === "midtrans"
    ? "Lewat Midtrans"
    : `${bank || "Bank belum diketahui"} ${account_number} ${account_holder}`;

/** The payer's money that is not promised back yet. While a payment is pending, its parts belong to it. */
const surplusOf = ({ refunds, held_amount, status }: PaymentFile) =>
  status === "pending"
    ? 0
    : refunds.reduce((left, one) => (one.status === "owed" ? left - one.amount : left), held_amount);

/** The refunds of a payment and their states. */
export function RefundList({ file }: { file: PaymentFile }) {
  const { refunds, held_amount, status } = file;
  const [paying, setPaying] = useState<PaymentRefund>();
  const [agreeing, setAgreeing] = useState<PaymentRefund>();
  const [withdrawing, setWithdrawing] = useState<PaymentRefund>();
  const [back, setBack] = useState<PaymentRefund>();
  const [giving, setGiving] = useState(false);
  const surplus = surplusOf(file);
  if (refunds.length === 0 && (held_amount === 0 || status === "pending")) return null;
  return (
    <Panel
      title="Pengembalian dana"
      {...(held_amount > 0 && { note: `Titipan pembayar ${rupiah(held_amount)}` })}
    >
      <ul className="divide-y divide-border">
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-1.5 py-2.5">
            <span className="flex flex-wrap items-center justify-between gap-x-3">
              <b className="tabular-nums">{rupiah(refund.amount)}</b>
              <StatusBadge tone={STATUS[refund.status].tone}>
                {refund.status === "owed" && refund.waits
                  ? "Menunggu persetujuan"
                  : STATUS[refund.status].text}
              </StatusBadge>
            </span>
            <small className="text-text-2 wrap-anywhere">
              {where(refund)} · {refund.reason} · {refund.decided_by}, {date(refund.created_at)}
            </small>
            {refund.failure && <small className="text-text-2">{refund.failure}</small>}
            {refund.paid_on && (
              <small className="text-text-2">
                Ditransfer {date(refund.paid_on)} dari {refund.paid_from?.toUpperCase()}, nomor{" "}
                {refund.paid_reference}
              </small>
            )}
            {refund.returned && (
              <ReturnNote
                returned={refund.returned}
                lines={refund.return_lines}
                show={(line) =>
                  api.call("POST /api/admin/refunds/:id/return-line/", {
                    params: { id: refund.id },
                    body: { line },
                  })
                }
              />
            )}
            {refund.status === "paid" && refund.way === "transfer" && (
              <span>
                <SmallButton variant="quiet" onClick={() => setBack(refund)} label="Kembali dari bank" />
              </span>
            )}
            {refund.withdrawn_reason && (
              <small className="text-text-2 wrap-anywhere">Tidak jadi: {refund.withdrawn_reason}</small>
            )}
            {refund.status === "owed" && (
              <span className="flex flex-wrap gap-2">
                <NextStep
                  refund={refund}
                  onPay={() => setPaying(refund)}
                  onAgree={() => setAgreeing(refund)}
                />
                <SmallButton variant="quiet" onClick={() => setWithdrawing(refund)}>
                  Batalkan pengembalian
                </SmallButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {surplus > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-2.5 border-t border-border pt-3">
          <span>
            Kelebihan <b className="tabular-nums">{rupiah(surplus)}</b>
          </span>
          <SmallButton variant="soft" onClick={() => setGiving(true)} label="Jadikan donasi" />
        </p>
      )}
      {agreeing && <AgreeDialog refund={agreeing} onClose={() => setAgreeing(undefined)} />}
      {paying && <PaidDialog refund={paying} onClose={() => setPaying(undefined)} />}
      {back && (
        <ReturnDialog
          title={`${rupiah(back.amount)} kembali dari bank?`}
          text={`Transfer ke ${where(back)}. Lihat dahulu di aplikasi bank bahwa uangnya benar masuk lagi; sesudah dicatat, uangnya titipan pembayar lagi, dan pembayar diminta menyebut rekening lain.`}
          reasonLabel="Alasan dari bank (dibaca pembayar)"
          success="Dicatat. Pengembaliannya dijanjikan lagi, dan pembayar sudah dikabari."
          lines={back.return_lines}
          send={(body) =>
            api.call("POST /api/admin/refunds/:id/returned/", { params: { id: back.id }, body })
          }
          onClose={() => setBack(undefined)}
        />
      )}
      {giving && <SurplusDialog file={file} surplus={surplus} onClose={() => setGiving(false)} />}
      {withdrawing && (
        <ReasonDialog
          title={`Batalkan pengembalian ${rupiah(withdrawing.amount)}?`}
          text="Yang diambil dari pembayaran ini dihitung lagi; pesanan atau kelas yang ditutup karenanya dibuka lagi. Pembayar diberi tahu."
          confirm="Batalkan pengembalian"
          success="Pengembaliannya dibatalkan."
          correct={withReason("POST /api/admin/refunds/:id/withdraw/", { id: withdrawing.id })}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </Panel>
  );
}

interface NextStepProps {
  refund: PaymentRefund;
  onPay(): void;
  onAgree(): void;
}

/** A promise that waits is agreed to before it is transferred. */
function NextStep({ refund: { waits, proposed }, onPay, onAgree }: NextStepProps) {
  if (!waits)
    return (
      <SmallButton variant="line" onClick={onPay}>
        Tandai sudah ditransfer
      </SmallButton>
    );
  if (proposed)
    return (
      <Link to="/admin/persetujuan" className="inline-flex min-h-11 items-center text-sm underline">
        Menunggu orang kedua
      </Link>
    );
  return <SmallButton variant="line" onClick={onAgree} label="Setujui" />;
}

/** Somebody promised it in the answer to a complaint. */
function AgreeDialog({ refund, onClose }: { refund: PaymentRefund; onClose(): void }) {
  const form = useDialogForm({
    initial: {},
    send: () => api.call("POST /api/admin/refunds/:id/agree/", { params: { id: refund.id } }),
    success: "Disetujui. Sekarang dapat ditransfer.",
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title={`Setujui pengembalian ${rupiah(refund.amount)}?`}
      text={`${refund.decided_by} menjanjikannya kepada pembeli dalam jawaban laporannya: ‘${refund.reason}’ Sesudah disetujui, dananya dapat ditransfer.`}
      confirm="Setujui"
    />
  );
}

/** The transfer was made: from which account, when, and the bank's number of it. */
function PaidDialog({ refund, onClose }: { refund: PaymentRefund; onClose(): void }) {
  const { bank, account_number, account_holder } = refund;
  const form = useDialogForm({
    initial: {
      ...{ bank, account_number, account_holder },
      from: BANKS[0] as Bank,
      paid_on: jakartaDay(),
      reference: "",
    },
    send: (body) => api.call("POST /api/admin/refunds/:id/paid/", { params: { id: refund.id }, body }),
    success: "Dicatat: dana sudah dikembalikan.",
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title="Sudah ditransfer?"
      text={`${rupiah(refund.amount)} keluar dari buku, dan pembayar diberi tahu.`}
      confirm="Sudah ditransfer"
      cancel="Belum"
    >
      <AccountFields form={form} />
      <Select
        label="Dari rekening"
        options={BANKS.map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }))}
        {...form.field("from")}
      />
      <TextInput label="Tanggal transfer" type="date" {...form.field("paid_on")} />
      <TextInput label="Nomor referensi transfer" {...form.field("reference")} />
    </ConfirmForm>
  );
}

interface SurplusDialogProps {
  file: PaymentFile;
  surplus: number;
  onClose(): void;
}

/** Turns a payer's surplus into a donation in their name, with a reason that they read. */
function SurplusDialog({ file, surplus, onClose }: SurplusDialogProps) {
  const { data: funds = [] } = useQuery(fundsQuery);
  const [slug, setSlug] = useState("");
  const [amount, setAmount] = useState(surplus);
  return (
    <ReasonDialog
      title="Jadikan kelebihan ini donasi?"
      text={`Menjadi donasi atas nama ${file.payer_name}, dengan baris mutasi yang sama. Pembayar diberi tahu.`}
      confirm={`Donasikan ${rupiah(amount)}`}
      success="Kelebihannya menjadi donasi."
      label="Alasan (misalnya: diminta pembayar lewat WhatsApp)"
      correct={(reason) =>
        api.call("POST /api/admin/payments/:reference/give/", {
          params: { reference: file.reference },
          body: { slug, amount, reason },
        })
      }
      onClose={onClose}
    >
      <Select
        label="Program"
        value={slug}
        placeholder="Pilih program"
        options={funds.map((one) => ({ value: one.slug, label: one.title }))}
        onChange={({ target }) => setSlug(target.value)}
      />
      <AmountInput label="Jumlah" value={amount} onChange={setAmount} />
    </ReasonDialog>
  );
}
