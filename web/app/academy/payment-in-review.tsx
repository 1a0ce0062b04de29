import type { Course, Enrolment } from "@barakah/contract";
import art from "../ui/art/i-tunggu.svg";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Page } from "../ui/layout/page.tsx";
import { coursePath } from "./standing.ts";

/** The proof is being checked: no second payment is asked for. */
export default function PaymentInReview({ course, enrolment }: { course: Course; enrolment: Enrolment }) {
  return (
    <Page title="Konfirmasi Pembayaran" back={coursePath(course.slug)} className="justify-center">
      <StateScreen
        art={art}
        level="h1"
        heading="Pembayaranmu sedang diperiksa"
        text={`Bukti transfer untuk ${course.title} sudah kami terima. Materi terbuka setelah bendahara menyetujuinya.`}
      >
        <p className="w-full text-sm text-text-2">
          Nomor pembayaran <b className="text-text wrap-anywhere">{enrolment.order_id}</b>
        </p>
        {enrolment.payment_page && <LinkButton to={enrolment.payment_page}>Lihat Pembayaran</LinkButton>}
        <LinkButton to={coursePath(course.slug)} variant="line" label="Lihat Kelas" />
      </StateScreen>
    </Page>
  );
}
