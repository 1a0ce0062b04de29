import type { ZakatBook } from "@barakah/contract";
import { monthAndYear } from "@barakah/contract/platform/day-words";
import { NOTE_MOST } from "@barakah/contract/platform/text-lengths";
import { ZAKAT_CLOSED } from "@barakah/contract/zakat/amil-words";
import { useQuery } from "@tanstack/react-query";
import {
  CameBack,
  ContactFields,
  Panel,
  PaymentChoice,
  paymentOptionsQuery,
  TotalBar,
  WithCode,
} from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { AmountRows } from "./amount-rows.tsx";
import { PayFrame } from "./pay-frame.tsx";
import { isHarvest, monthsBefore, periodOf } from "./payment-form.ts";
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
          caption="Total bayar"
          total={<WithCode amount={total} code={code} />}
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
        <Panel>
          <Loaded query={options} failure="Cara bayar gagal dimuat." skeleton={<Skeleton className="h-24" />}>
            {(found) => <PaymentChoice options={found} {...choice} />}
          </Loaded>
        </Panel>
        <Panel title="Datamu">
          <div className="flex flex-col gap-4">
            <ContactFields
              form={form}
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
        {problem && (
          <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />} className="mx-4 mt-4">
            {problem}
          </Note>
        )}
      </form>
    </PayFrame>
  );
}
