import type { StaffComplaint } from "@barakah/contract";
import { STORY_MOST } from "@barakah/contract/platform/text-lengths";
import {
  COMPLAINT_LABEL,
  COMPLAINT_OUTCOMES,
  type ComplaintOutcome,
  OUTCOME_LABEL,
} from "@barakah/contract/shop/delivery/words";
import { useQueryClient } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { api } from "../../../platform/browser-api.ts";
import { timeAgo } from "../../../platform/format.ts";
import { useNow } from "../../../platform/now.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { AmountInput } from "../../../ui/form/amount-input.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { CONTROL } from "../../../ui/form/control-style.ts";
import { FieldError } from "../../../ui/form/field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { useMay } from "../../../ui/staff/roles.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { OutcomeChoice } from "../orders/outcome-choice.tsx";

const consequencesFor = (store: string | null): Record<ComplaintOutcome, string> => ({
  replace: "Diambil lagi dari stok dan menjadi paket kedua di daftar kemas; ongkirnya ditanggung toko.",
  refund: `Langsung menjadi utang kepada pembeli${store ? `, diambil dari uang toko ${store}` : ""}; bendahara mentransfernya. Yang di atas wewenangmu disetujui petugas keuangan lain dahulu. Ongkir tidak, karena sudah dikirim.`,
  explain: "Pembeli membaca penjelasan dan dapat melapor lagi 3 hari.",
});

const SENDS: Record<ComplaintOutcome, string> = {
  replace: "Kirim jawaban dan pengganti",
  refund: "Kirim jawaban dan janjikan dananya",
  explain: "Kirim jawaban",
};

export function Complaints({ query }: { query: { data?: { items: StaffComplaint[] } | undefined } }) {
  if (query.data?.items.length === 0) return <EmptyState heading="Tidak ada keluhan." level="p" />;
  return (
    <div className="bo-grid grid-cols-[minmax(0,1fr)]">
      {query.data?.items.map((complaint) => (
        <ComplaintCard key={complaint.id} complaint={complaint} />
      ))}
    </div>
  );
}

interface Answer {
  outcome: ComplaintOutcome;
  answer: string;
  /** Of a refund; 0: the whole price of the goods. */
  amount: number;
  /** The quantity of each product that is sent again. */
  pieces: Record<number, number>;
}

const bodyOf = ({ outcome, answer, pieces, amount }: Answer) => ({
  outcome,
  answer,
  ...(outcome === "refund" && amount > 0 && { amount }),
  ...(outcome === "replace" && {
    items: Object.entries(pieces)
      .map(([id, quantity]) => ({ product_id: Number(id), quantity }))
      .filter(({ quantity }) => quantity > 0),
  }),
});

function ComplaintCard({ complaint }: { complaint: StaffComplaint }) {
  const client = useQueryClient();
  const now = useNow();
  const mayAnswer = useMay("complaints");
  const form = useForm<Answer>({
    initial: {
      outcome: "explain",
      answer: "",
      amount: 0,
      pieces: Object.fromEntries(complaint.items.map(({ product_id, quantity }) => [product_id, quantity])),
    },
    draft: `keluhan:${complaint.id}`,
    mutationFn: (answer) =>
      api.call("POST /api/admin/complaints/:id/answer/", {
        params: { id: complaint.id },
        body: bodyOf(answer),
      }),
    success: "Laporan dijawab.",
    toasts: true,
    onSuccess: () => client.invalidateQueries({ queryKey: ["staff"] }),
  });
  const { values, change, errorOf, submit, busy } = form;
  function onKey(event: KeyboardEvent) {
    if (event.key === "Enter" && event.ctrlKey) submit();
  }
  return (
    <section aria-label={complaint.order_number} className="bo-card p-4.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 className="text-md font-bold">{COMPLAINT_LABEL[complaint.reason]}</h3>
          <p className="text-sm text-text-2">
            <Link to={`/admin/pesanan/${complaint.order_number}`} className="underline">
              {complaint.order_number}
            </Link>{" "}
            · {complaint.customer_name}
            {complaint.store && ` · toko ${complaint.store}`}
          </p>
        </div>
        <StatusBadge tone="no">Belum dijawab, {timeAgo(complaint.opened_at, now)}</StatusBadge>
      </div>
      <p className="my-3 whitespace-pre-line wrap-anywhere">‘{complaint.story}’</p>
      <div className="flex flex-wrap gap-2">
        {complaint.picture_urls.map((url, place) => (
          <a key={url} href={url} target="_blank" rel="noreferrer" className="max-w-full">
            <img src={url} alt={`Foto ${place + 1}`} className="h-36 max-w-full rounded-md object-contain" />
          </a>
        ))}
      </div>
      <Note tone="info" className="my-3">
        <b>Selesai otomatis dihentikan.</b> Pesanan ini tidak selesai sendiri sampai laporannya dijawab.
      </Note>
      {mayAnswer ? (
        <>
          <OutcomeChoice
            legend="Penyelesaian"
            name={`outcome-${complaint.id}`}
            outcomes={COMPLAINT_OUTCOMES}
            labels={OUTCOME_LABEL}
            means={consequencesFor(complaint.store)}
            value={values.outcome}
            onChange={(outcome) => change({ outcome })}
          />
          {values.outcome === "replace" && (
            <fieldset className="mt-3 rounded-md bg-surface-2 p-3">
              <legend className="sr-only">Yang dikirim lagi</legend>
              {complaint.items.map(({ product_id, product_name, quantity }) => (
                <label key={product_id} className="flex items-center justify-between gap-3 py-1">
                  <span className="min-w-0 wrap-anywhere">{product_name}</span>
                  <span className="flex items-center gap-2 whitespace-nowrap">
                    <input
                      type="number"
                      min={0}
                      max={quantity}
                      aria-label={`Pengganti ${product_name}`}
                      className={`${CONTROL} w-20!`}
                      value={values.pieces[product_id] ?? 0}
                      onChange={({ target }) =>
                        change({
                          pieces: {
                            ...values.pieces,
                            [product_id]: Math.min(
                              quantity,
                              Math.max(0, Math.trunc(Number(target.value)) || 0),
                            ),
                          },
                        })
                      }
                    />
                    dari {quantity}
                  </span>
                </label>
              ))}
              {errorOf("items") && <FieldError>{errorOf("items")}</FieldError>}
            </fieldset>
          )}
          {values.outcome === "refund" && (
            <div className="mt-3">
              <AmountInput
                label="Jumlah yang dikembalikan"
                hint="Kosongkan untuk seluruh harga barangnya."
                value={values.amount}
                onChange={(amount) => change({ amount })}
                error={errorOf("amount")}
              />
            </div>
          )}
          <div className="mt-3">
            <TextArea
              label={`Jawaban untuk ${complaint.customer_name}`}
              rows={3}
              maxLength={STORY_MOST}
              onKeyDown={onKey}
              {...form.field("answer")}
            />
          </div>
          <div className="mt-3 flex flex-wrap justify-end gap-2">
            <Button size="sm" busy={busy} onClick={submit}>
              {SENDS[values.outcome]} <kbd>Ctrl Enter</kbd>
            </Button>
          </div>
        </>
      ) : (
        <p className="text-text-2">Dijawab oleh editor, bendahara, atau administrator.</p>
      )}
    </section>
  );
}
