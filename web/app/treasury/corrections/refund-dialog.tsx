import type { PaymentFile } from "@barakah/contract";
import { refundsByProvider } from "@barakah/contract/payments/refund-by-provider";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useLocation } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { reasonProblem } from "../../ui/staff/reason-dialog.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { AccountFields, type PayersAccount } from "./account-fields.tsx";
import "../statements/settle-choices.css";

type Way = "transfer" | "midtrans";

/** What a list of refunds knows already, as the state of the navigation that leads here. */
export interface WantedRefund extends PayersAccount {
  amount: number;
  reason: string;
}

function waysFor(file: PaymentFile): { way: Way; label: string; means: string; off?: string }[] {
  const online = refundsByProvider(file) && file.status === "verified";
  return [
    { way: "transfer", label: "Transfer bank", means: "Kamu mentransfer sendiri, lalu mencatatnya di sini." },
    {
      way: "midtrans",
      label: "Midtrans",
      means: "Diminta kepada Midtrans; buku mengikuti jawabannya.",
      ...(!online && { off: "Tidak bisa: pembayaran ini tidak lewat Midtrans." }),
    },
  ];
}

/** A refund: its way, account, amount and reason, and its consequences. */
export function RefundDialog({ file, onClose }: { file: PaymentFile; onClose(): void }) {
  const { reference, refundable, payer_name, claims } = file;
  const toast = useToast();
  const wanted = (useLocation().state as { refund?: WantedRefund } | null)?.refund;
  const form = useDialogForm({
    initial: {
      way: (refundsByProvider(file) ? "midtrans" : "transfer") as Way,
      bank: claims[0]?.source_bank ?? "",
      account_number: claims[0]?.source_account ?? "",
      account_holder: claims[0]?.account_name || payer_name,
      reason: "",
      ...wanted,
      amount: Math.min(refundable, wanted?.amount ?? refundable),
      part: "",
      store_debt: false,
      fund_debt: 0,
    },
    check: ({ reason }) => onlyWrong({ reason: reasonProblem(reason) }),
    send: ({ way: by, amount: asked, reason, part, store_debt, fund_debt, ...account }) =>
      api.call("POST /api/admin/payments/:reference/refund/", {
        params: { reference },
        body: {
          ...{ way: by, amount: asked, reason: reason.trim() },
          ...(part && { part }),
          ...(store_debt && { store_debt }),
          ...(fund_debt > 0 && { fund_debt }),
          ...(by === "transfer" && account),
        },
      }),
    onSuccess: (_, { way: by }) =>
      toast.success(
        by === "transfer"
          ? "Dicatat. Transfer uangnya, lalu tandai sudah dibayarkan."
          : "Diminta kepada Midtrans.",
      ),
    onClose,
  });
  const { way, amount } = form.values;
  return (
    <ConfirmForm
      form={form}
      title="Kembalikan dana"
      text={`${payer_name} · ${reference} · paling banyak ${rupiah(refundable)}`}
      confirm={`Kembalikan ${rupiah(amount)}`}
    >
      <fieldset className="grid gap-2 desk:grid-cols-2">
        <legend className="sr-only">Cara mengembalikan</legend>
        {waysFor(file).map((one) => (
          <label key={one.way} className="vq-choice" data-chosen={one.way === way || undefined}>
            <input
              type="radio"
              name="cara"
              disabled={one.off !== undefined}
              checked={one.way === way}
              onChange={() => form.change({ way: one.way })}
            />
            <span>
              <b className="block">{one.label}</b>
              <span className="text-text-2">{one.off ?? one.means}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {way === "transfer" && <AccountFields form={form} />}
      {file.parts.length > 0 && (
        <Select
          label="Untuk pesanan"
          value={form.values.part}
          onChange={({ target: { value: part } }) =>
            form.change({
              part,
              amount: file.parts.find(({ name }) => name === part)?.refundable ?? refundable,
            })
          }
          options={[
            { value: "", label: "Semua pesanan" },
            ...file.parts.map(({ name, store, refundable: most }) => ({
              value: name,
              label: `${name} · ${store} · paling banyak ${rupiah(most)}`,
            })),
          ]}
        />
      )}
      <AmountInput label="Jumlah" {...form.field("amount")} />
      {form.error instanceof ApiError && form.error.code === "store_debt" && (
        <Checkbox
          checked={form.values.store_debt}
          onChange={(event) => form.change({ store_debt: event.target.checked })}
        >
          Kembalikan walaupun toko ini menjadi berutang.
        </Checkbox>
      )}
      {form.error instanceof ApiError && form.error.code === "fund_debt" && (
        <Checkbox
          checked={form.values.fund_debt > 0}
          onChange={({ target }) =>
            form.change({
              fund_debt: target.checked && form.error instanceof ApiError ? form.error.amount : 0,
            })
          }
        >
          Kembalikan walaupun dananya menjadi kurang {rupiah(form.error.amount)}.
        </Checkbox>
      )}
      <TextArea
        label="Alasan (dibaca pembayar dan tercatat)"
        maxLength={REASON_MOST}
        {...form.field("reason")}
      />
      <Follows file={file} amount={amount} />
    </ConfirmForm>
  );
}

type Row = [string, string];

/** The part that is taken from the payment itself, after the payer's surplus. */
const fromPayment = (
  { refundable, amount, refunded_amount, written_off, status }: PaymentFile,
  wanted: number,
) => {
  const left = status === "verified" ? amount - written_off - refunded_amount : 0;
  return Math.max(0, wanted - (refundable - left));
};

function rowsOf(file: PaymentFile, wanted: number): Row[] {
  const { kind, title, refundable, reference, status, payer_email, member } = file;
  const taken = fromPayment(file, wanted);
  const whole = status === "verified" && wanted === refundable;
  const sold: Record<PaymentFile["kind"], Row> = {
    donation: [`Terkumpul, ${title}`, taken > 0 ? `−${rupiah(taken)}` : "tetap"],
    order: ["Pesanan", whole ? "dibatalkan bila belum dikirim; stoknya kembali" : "tetap"],
    enrolment: [title, whole ? "tertutup lagi; sertifikatnya tidak berlaku" : "tetap terbuka"],
    event: [title, whole ? "pendaftarannya batal, bila belum; kursinya dilepas" : "tidak berubah"],
    zakat: [`Dana, ${title}`, taken > 0 ? `−${rupiah(taken)}` : "tetap"],
  };
  return [
    sold[kind],
    [
      "Pembayar",
      `${payer_email || member ? "e-mail dan halaman" : "halaman"} pembayarannya: ‘${rupiah(wanted)} dari ${reference} akan dikembalikan’`,
    ],
  ];
}

/** What else the refund changes, shown before it is made. */
function Follows({ file, amount }: { file: PaymentFile; amount: number }) {
  return (
    <section className="vq-effect mt-0!" aria-label="Yang ikut berubah">
      <h3 className="text-xs text-text-2">Yang ikut berubah bersamanya</h3>
      <dl>
        {rowsOf(file, amount).map(([what, then]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{then}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
