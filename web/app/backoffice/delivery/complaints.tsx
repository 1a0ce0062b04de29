import type { StaffComplaint } from "@barakah/contract";
import {
  COMPLAINT_LABEL,
  COMPLAINT_OUTCOMES,
  type ComplaintOutcome,
  OUTCOME_LABEL,
} from "@barakah/contract/shop/delivery/words";
import { useQueryClient } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { timeAgo } from "../../platform/format.ts";
import { useNow } from "../../platform/now.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useStaffForm } from "../../ui/staff/use-staff-form.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";

const CONSEQUENCE: Record<ComplaintOutcome, string> = {
  replace: "Sesuaikan stok produknya dan kirim lagi; ongkirnya ditanggung toko.",
  refund: "Bendahara mengembalikannya dari halaman pembayaran; ongkir tidak, karena sudah dikirim.",
  explain: "Pembeli membaca penjelasan dan dapat melapor lagi 3 hari.",
};

export function Complaints({ query }: { query: { data?: { items: StaffComplaint[] } | undefined } }) {
  if (query.data?.items.length === 0) return <EmptyState heading="Tidak ada keluhan." level="p" />;
  return (
    <div className="bo-grid">
      {query.data?.items.map((complaint) => (
        <ComplaintCard key={complaint.id} complaint={complaint} />
      ))}
    </div>
  );
}

interface Answer {
  outcome: ComplaintOutcome;
  answer: string;
}

function ComplaintCard({ complaint }: { complaint: StaffComplaint }) {
  const client = useQueryClient();
  const now = useNow();
  const { values, change, errorOf, submit, busy } = useStaffForm<Answer>({
    initial: { outcome: "explain", answer: "" },
    draft: `keluhan:${complaint.id}`,
    mutationFn: (body) =>
      api.call("POST /api/admin/complaints/:id/answer/", { params: { id: complaint.id }, body }),
    success: "Laporan dijawab.",
    onSuccess: () => client.invalidateQueries({ queryKey: ["staff", "complaints"] }),
  });
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
          </p>
        </div>
        <StatusBadge tone="no">Belum dijawab, {timeAgo(complaint.opened_at, now)}</StatusBadge>
      </div>
      <p className="my-3 whitespace-pre-line wrap-anywhere">‘{complaint.story}’</p>
      <div className="flex flex-wrap gap-2">
        {complaint.picture_urls.map((url, place) => (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={`Foto ${place + 1}`} className="h-36 rounded-md" />
          </a>
        ))}
      </div>
      <Note tone="info" className="my-3">
        <b>Selesai otomatis dihentikan.</b> Pesanan ini tidak selesai sendiri sampai laporannya dijawab.
      </Note>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-sm font-semibold">Penyelesaian</legend>
        {COMPLAINT_OUTCOMES.map((outcome) => (
          <label
            key={outcome}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-border-strong p-3 has-checked:border-primary has-checked:bg-primary-softer"
          >
            <input
              type="radio"
              name={`outcome-${complaint.id}`}
              checked={values.outcome === outcome}
              onChange={() => change({ outcome })}
              className="mt-1"
            />
            <span>
              <b className="block text-sm">{OUTCOME_LABEL[outcome]}</b>
              <span className="text-sm text-text-2">{CONSEQUENCE[outcome]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-3">
        <TextArea
          label={`Jawaban untuk ${complaint.customer_name}`}
          rows={3}
          maxLength={1000}
          value={values.answer}
          error={errorOf("answer")}
          onKeyDown={onKey}
          onChange={({ target }) => change({ answer: target.value })}
        />
      </div>
      <div className="mt-3 flex justify-end gap-2">
        {values.outcome === "refund" && (
          <Link to={`/admin/pembayaran/${complaint.order_number}`} className="self-center text-sm underline">
            Buka pembayarannya
          </Link>
        )}
        <Button size="sm" busy={busy} onClick={submit}>
          Kirim jawaban
        </Button>
      </div>
    </section>
  );
}
