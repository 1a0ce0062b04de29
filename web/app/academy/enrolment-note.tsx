import type { Enrolment } from "@barakah/contract";
import { refundWords } from "@barakah/contract/payments/refund-words";
import { lazy, Suspense } from "react";
import { rupiah } from "../platform/format.ts";
import { Note } from "../ui/feedback/note.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { percentDone } from "./course-figures.tsx";
import { standingOf } from "./standing.ts";

const CertificateCard = lazy(() => import("./certificate-card.tsx"));

export function EnrolmentNote({ enrolment }: { enrolment: Enrolment }) {
  const standing = standingOf(enrolment);
  if (standing === "learning") return <Learning enrolment={enrolment} />;
  if (standing === "rejected") {
    return (
      <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />} className="mt-3.5">
        <b>Pembayaranmu belum dapat diterima.</b>
        {enrolment.reject_reason && <p>{enrolment.reject_reason}</p>}
        <p>Tekan IKUTI KELAS untuk mengirim bukti yang baru.</p>
      </Note>
    );
  }
  if (standing === "refunded" || standing === "unpaid") {
    return (
      <Note tone="info" className="mt-3.5">
        {standing === "refunded"
          ? `Dana kelas ini ${refundWords(enrolment.refund_owed).toLowerCase()}, jadi materinya tertutup lagi. Tekan IKUTI KELAS bila ingin ikut lagi.`
          : "Batas waktu pembayaranmu lewat. Tekan IKUTI KELAS untuk membayar lagi."}
      </Note>
    );
  }
  return (
    <Note tone="gold" icon={<Icon name="hourglass-medium-fill" size={20} />} className="mt-3.5">
      {enrolment.missing > 0
        ? `Sebagian sudah kami terima. Masih kurang ${rupiah(enrolment.missing)}: transfer ke rekening yang sama.`
        : standing === "in-review"
          ? "Bukti pembayaranmu sedang diperiksa bendahara. Materi terbuka setelah disetujui."
          : "Pendaftaranmu menunggu pembayaran. Tekan IKUTI KELAS untuk melanjutkannya."}
    </Note>
  );
}

function Learning({ enrolment }: { enrolment: Enrolment }) {
  const { done_count, material_count, certificate_number } = enrolment;
  return (
    <>
      <p className="mt-3.5 grid min-h-12 place-items-center rounded-md bg-disabled-bg px-3 text-center font-bold tracking-[.02em] text-disabled-text">
        KAMU SUDAH IKUT KELAS INI
      </p>
      {material_count > 0 && (
        <div className="mt-3.5">
          <p className="mb-1.5 text-sm text-text-2">
            {done_count} dari {material_count} materi selesai
          </p>
          <ProgressBar label="Materi selesai" percent={percentDone(done_count, material_count)} />
        </div>
      )}
      {certificate_number && (
        <Suspense>
          <CertificateCard slug={enrolment.course_slug} number={certificate_number} className="mt-4" />
        </Suspense>
      )}
    </>
  );
}
