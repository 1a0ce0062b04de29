import type { Certificate, CourseProgress, Enrolment } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useMember } from "../platform/session.ts";
import { enrolmentsQuery, progressQuery } from "./learning-queries.ts";

/** The visitor's own enrolment, if the certificate is theirs. */
export function useOwnEnrolment(number: string): Enrolment | undefined {
  const memberId = useMember()?.id;
  const { data } = useQuery({ ...enrolmentsQuery(memberId), enabled: memberId !== undefined });
  return data?.find(({ certificate_number }) => certificate_number === number);
}

/** The quiz score is the mean of the best scores, rounded down. */
function finishedWords(progress: CourseProgress | undefined): string {
  const scores = progress?.materials.flatMap(({ best_score }) => best_score ?? []) ?? [];
  if (scores.length === 0) return "Semua materi selesai.";
  const mean = Math.floor(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  return `Semua materi selesai, nilai kuis ${mean}.`;
}

/** Visitors read that the certificate is genuine, its owner what they achieved. */
export function CertificateGreeting({ certificate, own }: { certificate: Certificate; own: boolean }) {
  const memberId = useMember()?.id;
  const progress = useQuery({ ...progressQuery(memberId, certificate.slug), enabled: own });
  return (
    <header className="text-center">
      <h1 className="text-2xl font-extrabold text-balance">
        {own ? `Barakallah, ${certificate.name.split(" ")[0]}. Kamu lulus!` : "Sertifikat ini asli"}
      </h1>
      <p className="mt-1 text-text-2">
        {own ? finishedWords(progress.data) : "Terdaftar di BARAKAH APP dan masih berlaku."}
      </p>
    </header>
  );
}
