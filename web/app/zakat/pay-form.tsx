import type { ZakatBook } from "@barakah/contract";
import { monthAndYear } from "@barakah/contract/platform/day-words";
import { NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { ZAKAT_CLOSED } from "@barakah/contract/zakat/amil-words";
import { PAYABLE_KINDS, PAYABLE_LABEL, type PayableKind } from "@barakah/contract/zakat/kinds";
import type { ZakatValues } from "@barakah/contract/zakat/zakat-form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  AmountInput,
  CameBack,
  ContactFields,
  NextPages,
  Panel,
  PaymentPanel,
  paymentOptionsQuery,
  TotalBar,
  WithCode,
} from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { Note, ProblemNote } from "../ui/feedback/note.tsx";
import { FieldError } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { PayFrame } from "./pay-frame.tsx";
import {
  isHarvest,
  isKindOpen,
  itemField,
  kindsIn,
  monthsBefore,
  periodOf,
  withAmount,
} from "./payment-form.ts";
import { fitrahIsOpen } from "./rule-text.ts";
import { useZakatPayment } from "./use-zakat-payment.ts";

const FORM = "zakat";

/** Several kinds and alms in one payment. Also works without JavaScript. */
export function PayForm({ book, sent }: { book: ZakatBook; sent: SentForm | undefined }) {
  const options = useQuery(paymentOptionsQuery());
  const { form, total, choice, code, notMe, problem } = useZakatPayment(book, options.data, sent);
  return (
    <PayFrame
      open={book.amil.open}
      actions={
        <TotalBar
          caption={total > 0 ? "Total bayar" : "Total"}
          total={total > 0 ? <WithCode amount={total} code={code} /> : "Isi nominal"}
          form={FORM}
          busy={form.busy}
          disabled={!form.ready || !options.data}
          withoutScript
        >
          Lanjutkan <Icon name="caret-right-bold" size={16} />
        </TotalBar>
      }
    >
      {!book.amil.open && (
        <Note tone="gold" icon={<Icon name="warning-circle-fill" size={20} />} className="mx-4 mt-4">
          {ZAKAT_CLOSED}
        </Note>
      )}
      <form id={FORM} ref={form.ref} method="post" action="/zakat/bayar" noValidate onSubmit={form.submit}>
        <CameBack sent={sent} errors={form.errors}>
          semuanya <b>{rupiah(total)}</b>
        </CameBack>
        <Panel title={book.amil.open ? "Yang kamu tunaikan" : "Infakmu"}>
          <AmountRows form={form} book={book} />
          <div className="mt-4">
            {isHarvest(form.values) ? (
              <TextInput
                {...form.field("period")}
                value={periodOf(form.values, book.day)}
                label="Tanggal panen"
                hint="Untuk catatanmu sendiri."
                type="date"
                max={book.day}
              />
            ) : (
              <Select
                {...form.field("period")}
                value={periodOf(form.values, book.day)}
                label="Untuk bulan"
                hint="Bulan setoranmu, untuk catatanmu sendiri."
                options={monthsBefore(book.day).map((month) => ({
                  value: month,
                  label: monthAndYear(month),
                }))}
              />
            )}
          </div>
        </Panel>
        <PaymentPanel query={options} {...choice} />
        <NextPages />
        <Panel title="Datamu">
          <div className="flex flex-col gap-4">
            <ContactFields
              form={form}
              prefix="payer_"
              notMe={notMe}
              phoneHint="Untuk mencari pembayaranmu lagi, dan bila ada yang perlu kami tanyakan."
            />
            <TextArea
              {...form.field("message")}
              label={book.amil.open ? "Niat atau doa" : "Pesan atau doa"}
              optional
              rows={3}
              maxLength={NOTE_MOST}
            />
          </div>
        </Panel>
        <ProblemNote>{problem}</ProblemNote>
      </form>
    </PayFrame>
  );
}

/** The rows shown when nothing was calculated. */
const USUAL: readonly PayableKind[] = ["penghasilan", "maal", "infak"];

/** One field a kind. Unusual kinds are behind a button. */
function AmountRows({ form, book }: { form: Form<ZakatValues>; book: ZakatBook }) {
  const { change, ready } = form;
  const { items } = form.values;
  const error = form.errorWithin("items");
  const open = PAYABLE_KINDS.filter((kind) => isKindOpen(kind, book.amil.open, fitrahIsOpen(book)));
  const filled = kindsIn(items).filter((kind) => open.includes(kind));
  // Fixed once the draft is read: a field that moved while it is typed into would lose the focus.
  const [rows, setRows] = useState({ ready, kinds: filled.length > 0 ? [...filled, "infak"] : USUAL });
  if (rows.ready !== ready) setRows({ ready, kinds: [...rows.kinds, ...filled] });
  const first = open.filter((kind) => rows.kinds.includes(kind));
  const rest = open.filter((kind) => !first.includes(kind));
  const field = (kind: PayableKind) => {
    const { amount = 0, rule } = items.find((item) => item.kind === kind) ?? {};
    return (
      <div key={kind}>
        <input type="hidden" name={itemField(kind, "kind")} value={kind} />
        {rule && <input type="hidden" name={itemField(kind, "rule")} value={rule} />}
        <AmountInput
          label={PAYABLE_LABEL[kind]}
          name={itemField(kind, "amount")}
          amount={amount}
          onChange={(typed) => change({ items: withAmount(items, kind, typed) })}
        />
      </div>
    );
  };
  return (
    <>
      <div className="flex flex-col gap-4">{first.map(field)}</div>
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-bold text-primary-text">
            Tambah zakat lain
          </summary>
          <div className="flex flex-col gap-4 pt-2">{rest.map(field)}</div>
        </details>
      )}
      {error && (
        <div className="mt-2" aria-live="polite">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </>
  );
}
