import type { Enrolment } from "@barakah/contract";
import { refundWords } from "@barakah/contract/payments/refund-words";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { type BadgeTone, StatusBadge } from "../ui/status-badge.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";
import { percentDone } from "./course-figures.tsx";
import { coursePath, lessonPath, paymentPath, type Standing, standingOf } from "./standing.ts";

const BADGE: Record<
  Exclude<Standing, "learning" | "outside" | "refunded">,
  { tone: BadgeTone; text: string }
> = {
  paying: { tone: "wait", text: "Menunggu Pembayaran" },
  "in-review": { tone: "info", text: "Menunggu Verifikasi" },
  rejected: { tone: "no", text: "Pembayaran ditolak" },
  unpaid: { tone: "mute", text: "Batas waktu lewat" },
};

function badgeOf(standing: Standing, owed: number): { tone: BadgeTone; text: string } | undefined {
  if (standing === "learning" || standing === "outside") return undefined;
  return standing === "refunded" ? { tone: "mute", text: refundWords(owed) } : BADGE[standing];
}

export function MyCourseCard({ enrolment }: { enrolment: Enrolment }) {
  const standing = standingOf(enrolment);
  const badge = badgeOf(standing, enrolment.refund_owed);
  const { label, to } = nextStep(enrolment, standing);
  return (
    <Card as="article" className="relative flex w-[270px] flex-none snap-start flex-col p-2.5">
      <div className="flex gap-3">
        <div className="size-16 flex-none overflow-hidden rounded-md bg-surface-2">
          <Picture src={enrolment.course_thumbnail} alt="" width={64} height={64} sizes="64px" />
        </div>
        <h3 className="line-clamp-3 min-w-0 flex-1 text-[.875rem] leading-[1.1875rem] font-bold">
          {enrolment.course_title}
        </h3>
      </div>
      <div className="mt-2.5 flex min-h-8 flex-col justify-center">
        {!badge ? (
          <Learned enrolment={enrolment} />
        ) : (
          <p>
            <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
          </p>
        )}
      </div>
      <p className="mt-1 text-sm font-bold text-primary-text">
        <StretchedLink to={to}>
          {label}
          <span className="sr-only"> {enrolment.course_title}</span>
        </StretchedLink>
      </p>
    </Card>
  );
}

function nextStep(enrolment: Enrolment, standing: Standing): { label: string; to: string } {
  const { course_slug, next_material_id } = enrolment;
  if (standing === "paying") return { label: "Lanjutkan pembayaran", to: paymentPath(course_slug) };
  if (standing === "rejected") return { label: "Kirim bukti baru", to: paymentPath(course_slug) };
  if (standing === "refunded") return { label: "Ikuti lagi", to: coursePath(course_slug) };
  if (standing === "unpaid") return { label: "Bayar lagi", to: paymentPath(course_slug) };
  if (standing !== "learning" || next_material_id === null)
    return { label: "Lihat kelas", to: coursePath(course_slug) };
  return { label: "Lanjutkan belajar", to: lessonPath(course_slug, next_material_id) };
}

const Learned = ({ enrolment: { done_count, material_count } }: { enrolment: Enrolment }) => (
  <>
    <p className="mb-1 text-xs text-text-3">
      {done_count} dari {material_count} materi selesai
    </p>
    <ProgressBar label="Materi selesai" percent={percentDone(done_count, material_count)} />
  </>
);
