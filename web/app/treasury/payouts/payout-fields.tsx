import { FUND_KIND_LABEL, FUND_KIND_LIMIT, type FundKind } from "@barakah/contract/ledger/fund-kinds";
import { recipientLabel } from "@barakah/contract/ledger/recipients";
import { recipientsOf } from "@barakah/contract/ledger/who-may-receive";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { rupiah } from "../../platform/format.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { isOfEvent, type PayoutForm } from "./payout-form.ts";
import { optionsOf, useEventFunds, useFunds } from "./use-funds.ts";

const BANKS = (["bsi", "bjb"] as const).map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }));

export function PayoutMoney({ form }: { form: Form<PayoutForm> }) {
  const { fund, amount } = form.values;
  const events = useEventFunds();
  const payable = useFunds().filter((one) => one.payable && one.held !== 0);
  const funds = [...payable, ...events];
  const chosen = funds.find(({ account }) => account === fund);
  const beyond = chosen !== undefined && amount > chosen.held;
  return (
    <Panel title="Uang yang disalurkan" note="Dicatat di buku besar, dan tidak dapat diubah kemudian.">
      <div className="bo-fields">
        <Select
          label="Program, dana atau acara"
          placeholder="Pilih program, dana atau acara"
          options={[
            ...optionsOf(payable),
            ...events.map(({ account, name }) => ({ value: account, label: name })),
          ]}
          hint={chosen && `Tersisa ${rupiah(chosen.held)}.`}
          {...form.field("fund", form.errorOf("campaign_id") ?? form.errorOf("account"))}
        />
        <div className="bo-fields two">
          <AmountInput label="Nominal" {...form.field("amount", beyond && "Melebihi dana yang tersisa.")} />
          <Select label="Dari rekening" options={BANKS} {...form.field("bank")} />
        </div>
      </div>
    </Panel>
  );
}

interface PayoutRecipientsProps {
  form: Form<PayoutForm>;
  /** Of the chosen fund. */
  kind: FundKind | undefined;
}

/** The recipients; only those that the kind of fund allows can be chosen. */
export function PayoutRecipients({ form, kind }: PayoutRecipientsProps) {
  const options = kind ? recipientsOf(kind).map((value) => ({ value, label: recipientLabel(value) })) : [];
  const recipient = form.field("recipient", form.errorOf("recipient_kind"));
  return (
    <Panel
      title="Penerima"
      note={kind ? `${FUND_KIND_LABEL[kind]}: ${FUND_KIND_LIMIT[kind]}.` : "Pilih dahulu dananya."}
    >
      <div className="bo-fields">
        <Select
          label={kind === "zakat" ? "Asnaf" : "Penerima atau bidang"}
          placeholder={kind === "zakat" ? "Pilih asnaf" : "Menurut kategori programnya"}
          options={options}
          {...recipient}
          value={options.some(({ value }) => value === recipient.value) ? recipient.value : ""}
        />
        <div className="bo-fields two">
          <TextInput
            label="Jumlah orang"
            inputMode="numeric"
            maxLength={8}
            hint="Kosongkan bila tidak dihitung."
            {...form.field("people")}
            onChange={({ target }) => form.change({ people: target.value.replace(/\D/g, "") })}
          />
          <TextInput
            label="Wilayah"
            maxLength={100}
            hint="Desa, kecamatan atau kota."
            {...form.field("region")}
          />
        </div>
      </div>
    </Panel>
  );
}

/** The published report; what an event cost is for staff only. */
export const PayoutStory = ({ form }: { form: Form<PayoutForm> }) => (
  <Panel
    {...(isOfEvent(form.values)
      ? { title: "Untuk apa", note: "Hanya pengurus yang melihatnya." }
      : { title: "Laporan untuk donatur", note: "Tampil di halaman program, di bawah Penyaluran Dana." })}
  >
    <div className="bo-fields">
      <div className="bo-fields two">
        <TextInput label="Judul" maxLength={150} {...form.field("title")} />
        <TextInput label="Tanggal penyaluran" type="date" max={jakartaDay()} {...form.field("paid_on")} />
      </div>
      <div className="flex flex-col gap-1.5">
        <p aria-hidden="true" className="text-sm font-semibold">
          Cerita <span className="font-regular text-text-3">(opsional)</span>
        </p>
        <RichText
          label="Cerita"
          initial={form.values.story}
          error={form.errors.story}
          onChange={(story) => form.change({ story })}
        />
      </div>
    </div>
  </Panel>
);
