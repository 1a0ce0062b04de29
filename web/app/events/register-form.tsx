import type { EventDetail } from "@barakah/contract";
import { TICKETS_MOST } from "@barakah/contract/events/tickets-most";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import {
  ContactFields,
  NextPages,
  Panel,
  PaymentPanel,
  paymentOptionsQuery,
  Steps,
  TotalBar,
  TotalLines,
  WithCode,
} from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import type { SentForm } from "../platform/sent-form.ts";
import { ProblemNote } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { Page } from "../ui/layout/page.tsx";
import { EventLine } from "./event-line.tsx";
import { ParticipantCard } from "./participant-card.tsx";
import { newTicket, offeredTypes } from "./tickets.ts";
import { HOLDING, useRegistration } from "./use-registration.ts";

const WaitlistForm = lazy(() => import("./waitlist-form.tsx"));

const FORM = "daftar";
const UNDECIDED = "Pilih jenis tiket";

interface RegisterFormProps {
  event: EventDetail;
  sent: SentForm | undefined;
  meta: ReactNode;
}

/** One form, one card for each participant. Without JavaScript its buttons submit, and the server draws it again. */
export function RegisterForm({ event, sent, meta }: RegisterFormProps) {
  const options = useQuery(paymentOptionsQuery());
  const offered = offeredTypes(event, useNow());
  const { form, offer, total, choice, code, lines, applyVoucher, hasVoucher } = useRegistration(
    event,
    offered,
    options.data,
    sent,
  );
  const { tickets } = form.values;
  const undecided = tickets.some(({ type }) => type === "");
  const gone = event.ticket_types.filter(({ left }) => left === 0);
  return (
    <Page
      title="Daftar acara"
      back={`/acara/${event.slug}`}
      isHeading
      actions={
        <TotalBar
          caption="Total"
          total={undecided ? UNDECIDED : total > 0 ? <WithCode amount={total} code={code} /> : "Gratis"}
          form={FORM}
          busy={form.busy}
          disabled={!form.ready || !options.data}
          withoutScript
        >
          {total > 0 ? "Lanjut bayar" : "Daftar"}
        </TotalBar>
      }
    >
      {meta}
      <Steps
        label="Langkah pendaftaran"
        steps={undecided || total > 0 ? ["Data", "Bayar", "Tiket"] : ["Data", "Tiket"]}
        now={0}
      />
      <EventLine event={event} />
      <form
        id={FORM}
        ref={form.ref}
        method="post"
        action={`/acara/${event.slug}/daftar`}
        noValidate
        onSubmit={form.submit}
      >
        {/* Enter presses a form's first button: it must be the one that continues. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        {sent?.values.kunci && <input type="hidden" name="kunci" value={sent.values.kunci} />}
        <ProblemNote>{sent?.errors[""]}</ProblemNote>
        {offer && <input type="hidden" name="offer" value={offer} />}
        {[...tickets.keys()].map((place) => (
          <ParticipantCard key={place} event={event} types={offered} place={place} form={form}>
            {place === 0 && (
              <ContactFields
                form={form}
                prefix=""
                phoneHint="Untuk mencari tiketmu lagi, dan bila ada kabar dari panitia."
              />
            )}
          </ParticipantCard>
        ))}
        {tickets.length < TICKETS_MOST && (
          <div className="bg-surface px-4 pb-4">
            <Button
              type="submit"
              name="aksi"
              value="tambah"
              formNoValidate
              variant="soft"
              block
              onClick={(pressed) => {
                pressed.preventDefault();
                form.change({ tickets: [...tickets, newTicket(event, tickets.at(-1)?.type ?? "")] });
              }}
            >
              <Icon name="plus-bold" size={16} /> Tambah peserta
            </Button>
          </div>
        )}
        {event.price_kind !== "free" && (
          <Panel title="Kupon" className="mt-2">
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <TextInput
                  {...form.field("voucher")}
                  label="Kode kupon"
                  optional
                  maxLength={20}
                  autoCapitalize="characters"
                  autoComplete="off"
                />
              </div>
              <Button
                variant="line"
                onClick={applyVoucher}
                disabled={!form.values.voucher.trim()}
                data-needs-script
              >
                Pakai
              </Button>
            </div>
            {hasVoucher && (
              <p role="status" className="mt-2 text-sm font-semibold text-primary-text">
                Kupon dipakai.
              </p>
            )}
          </Panel>
        )}
        <Panel title="Ringkasan" className="mt-2">
          <div data-needs-script>
            <TotalLines
              lines={lines.map(({ label, amount }) => ({
                name: label,
                value: amount < 0 ? `− ${rupiah(-amount)}` : amount ? rupiah(amount) : "Gratis",
              }))}
              total={{ name: "Total", value: undecided ? UNDECIDED : total > 0 ? rupiah(total) : "Gratis" }}
            />
          </div>
          <noscript>
            <p className="text-sm text-text-2">
              Totalnya tampil di halaman pembayaran, sebelum kamu membayar.
            </p>
          </noscript>
          {total > 0 && <p className="mt-2 text-xs text-text-2">{HOLDING}</p>}
        </Panel>
        {/* Before hydration also for a total that is not known yet: without JavaScript it stays so. */}
        {event.price_kind !== "free" && (total > 0 || !form.ready) && (
          <PaymentPanel query={options} {...choice} />
        )}
        <NextPages />
        <ProblemNote come>{form.problem}</ProblemNote>
        <p className="px-6 pt-4 text-center text-xs text-text-2">
          Boleh mendaftar tanpa akun. Jawabanmu hanya dibaca panitia dan dihapus {event.answers_kept_days}{" "}
          hari setelah acara.
        </p>
      </form>
      {gone.length > 0 && (
        <details className="mx-4 mt-4 rounded-lg bg-surface px-3.5 py-1 shadow-card">
          <summary className="cursor-pointer py-2.5 font-bold">
            {gone.map(({ name }) => name).join(", ")} habis. Masuk daftar tunggu?
          </summary>
          <Suspense>
            <WaitlistForm event={event} />
          </Suspense>
        </details>
      )}
    </Page>
  );
}
