import type { Course, Enrolment } from "@barakah/contract";
import { AppShell } from "../ui/app-shell.tsx";
import art from "../ui/art/i-tunggu.svg";
import { LinkButton } from "../ui/link-button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StateScreen } from "../ui/state-screen.tsx";
import { coursePath } from "./standing.ts";

/** A proof was sent: a second payment is not asked for. */
export function PaymentInReview({ course, enrolment }: { course: Course; enrolment: Enrolment }) {
  return (
    <AppShell
      header={<PageHeader title="Konfirmasi Pembayaran" back={coursePath(course.slug)} />}
      className="justify-center"
    >
      <StateScreen
        art={art}
        level="h1"
        heading="Pembayaranmu sedang diperiksa"
        text={`Bukti transfer untuk ${course.title} sudah kami terima. Materi terbuka setelah bendahara menyetujuinya.`}
      >
        <p className="w-full text-sm text-text-2">
          Nomor pembayaran <b className="text-text">{enrolment.order_id}</b>
        </p>
        <LinkButton to={coursePath(course.slug)}>Lihat Kelas</LinkButton>
      </StateScreen>
    </AppShell>
  );
}
