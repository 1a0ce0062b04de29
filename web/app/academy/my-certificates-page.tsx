import type { Enrolment } from "@barakah/contract";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import CertificateCard from "./certificate-card.tsx";
import { EnrolmentsPage } from "./enrolments-page.tsx";

export default function MyCertificatesPage() {
  return (
    <EnrolmentsPage title="Sertifikat" description="Sertifikat kelas yang kamu selesaikan di BARAKAH APP.">
      {(enrolments) => (
        <Certificates finished={enrolments.filter((one) => one.certificate_number !== null)} />
      )}
    </EnrolmentsPage>
  );
}

function Certificates({ finished }: { finished: readonly Enrolment[] }) {
  if (finished.length === 0)
    return (
      <StateScreen compact heading="Belum ada sertifikat." text="Selesaikan satu kelas untuk mendapatkannya.">
        <LinkButton to="/kelas-saya">Kelas Saya</LinkButton>
      </StateScreen>
    );
  return (
    <ul className="flex flex-col gap-4 px-4">
      {finished.map(({ id, course_title, course_slug, certificate_number }) => (
        <li key={id}>
          <h2 className="mb-1.5 text-md">{course_title}</h2>
          <CertificateCard slug={course_slug} number={certificate_number ?? ""} />
        </li>
      ))}
    </ul>
  );
}
