import type { Order } from "@barakah/contract";
import { CASE_STEP_LABEL, CASE_WAITS_LABEL, COMPLAINT_LABEL } from "@barakah/contract/shop/delivery/words";
import { date } from "../../platform/format.ts";

type Complaint = NonNullable<Order["complaint"]>;

/** The history of a complaint and its next step. Buyer, seller and staff see the same. */
export const CaseSteps = ({ complaint: { steps, waits_for } }: { complaint: Complaint }) => (
  <ol aria-label="Jalannya laporan" className="mt-2 grid gap-1 text-sm">
    {steps.map(({ at, step }) => (
      <li key={step} className="flex flex-wrap justify-between gap-x-3">
        <span>{CASE_STEP_LABEL[step]}</span>
        <span className="text-text-2">{date(at)}</span>
      </li>
    ))}
    {waits_for && <li className="font-semibold">{CASE_WAITS_LABEL[waits_for]}</li>}
  </ol>
);

const THEN: Record<NonNullable<Complaint["waits_for"]>, string> = {
  answer: "Pesanan ini tidak selesai sendiri sampai dijawab.",
  agreement: "Pesanan ini belum selesai sampai dananya ditransfer.",
  transfer: "Pesanan ini belum selesai sampai dananya ditransfer.",
  replacement: "Pesanan ini belum selesai sampai penggantinya dikirim.",
};

/** A whole complaint: the report, the answer and the progress. */
export function ComplaintCase({ complaint }: { complaint: Complaint }) {
  const { reason, story, pictures, answer, waits_for } = complaint;
  return (
    <>
      <p className="font-semibold">{COMPLAINT_LABEL[reason]}</p>
      {story && <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">‘{story}’</p>}
      {pictures > 0 && <p className="text-sm text-text-2">{pictures} foto dikirim.</p>}
      {answer && (
        <p className="mt-2 text-sm whitespace-pre-line wrap-anywhere">
          <b>Jawaban petugas:</b> {answer}
        </p>
      )}
      <CaseSteps complaint={complaint} />
      {waits_for && <p className="mt-2 text-sm text-text-2">{THEN[waits_for]}</p>}
    </>
  );
}
