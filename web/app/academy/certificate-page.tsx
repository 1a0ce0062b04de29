import type { Certificate, CheckedCertificate, CourseProgress, Enrolment } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { statusOf } from "../platform/api-error.ts";
import { useHydrated } from "../platform/hydrated.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { saveFile } from "../platform/save-file.ts";
import { useMember } from "../platform/session.ts";
import { useOrigin } from "../platform/site.ts";
import { useSiteName } from "../platform/site-name.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { Page } from "../ui/layout/page.tsx";
import { ShareButtons } from "../ui/share-buttons.tsx";
import { ShareButton } from "../ui/share-link.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import type { Route } from "./+types/certificate-page";
import { useCertificate } from "./certificate-card.tsx";
import { CertificateFacts, CertificatePaper } from "./certificate-paper.tsx";
import { CourseRow } from "./course-cards.tsx";
import { certificateQuery, enrolmentsQuery, progressQuery } from "./learning-queries.ts";
import { featuredCoursesQuery } from "./queries.ts";
import { coursePath } from "./standing.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [certificateQuery(params.number)];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** Public, so that anybody can verify a certificate. */
export default function CertificatePage({ params }: Route.ComponentProps) {
  const query = useQuery(certificateQuery(params.number));
  const own = useOwnEnrolment(query.data?.number ?? "");
  const unknown = query.isError && statusOf(query.error) === 404;
  const title = query.data && titleOf(query.data);
  return (
    <Page
      title="Sertifikat"
      back="/academy"
      tools={title && <ShareButton title={title} />}
      actions={own && <DownloadBar slug={own.course_slug} />}
      className="p-4 pb-8"
    >
      <PageMeta
        title={title ?? "Sertifikat"}
        description="Pemeriksaan keaslian sertifikat kelas BARAKAH APP."
        noindex
      />
      {unknown ? (
        <Unknown number={params.number} />
      ) : (
        <Loaded
          query={query}
          failure="Sertifikat gagal dimuat."
          skeleton={<Skeleton className="h-80 rounded-lg" />}
        >
          {(certificate) => <Shown certificate={certificate} own={own !== undefined} />}
        </Loaded>
      )}
    </Page>
  );
}

const titleOf = ({ name, title }: Certificate) => `Sertifikat ${name}: ${title}`;

function Shown({ certificate, own }: { certificate: CheckedCertificate; own: boolean }) {
  const siteName = useSiteName();
  const url = `${useOrigin()}/sertifikat/${certificate.number}`;
  return (
    <div className="flex flex-col gap-4">
      <CertificateGreeting certificate={certificate} own={own} />
      <CertificatePaper certificate={certificate} />
      <div className="flex flex-col gap-2.5">
        <ShareButtons url={url} title={titleOf(certificate)} />
        <SharePicture certificate={certificate} title={titleOf(certificate)} />
      </div>
      <CertificateFacts certificate={certificate} />
      <section>
        <h2 className="mb-2.5 text-lg">
          {own
            ? "Lanjutkan belajar"
            : certificate.kind === "event"
              ? `Acara di ${siteName}`
              : `Kelas di ${siteName}`}
        </h2>
        {own ? (
          <NextCourse after={certificate.slug} />
        ) : (
          <LinkButton
            to={certificate.kind === "event" ? `/acara/${certificate.slug}` : coursePath(certificate.slug)}
            variant="line"
            block
            label={certificate.kind === "event" ? "Lihat acaranya" : "Lihat kelasnya"}
          />
        )}
      </section>
    </div>
  );
}

function NextCourse({ after }: { after: string }) {
  const { data } = useQuery(featuredCoursesQuery(3));
  const next = data?.find(({ slug }) => slug !== after);
  return next ? (
    <CourseRow course={next} />
  ) : (
    <LinkButton to="/academy" variant="line" block label="Lihat semua kelas" />
  );
}

function DownloadBar({ slug }: { slug: string }) {
  const { busy, download } = useCertificate(slug);
  return (
    <ActionBar>
      <Button busy={busy} onClick={download} className="flex-1">
        <Icon name="download-simple" size={20} />
        Unduh sertifikat (PDF)
      </Button>
    </ActionBar>
  );
}

const Unknown = ({ number }: { number: string }) => (
  <EmptyState
    level="h1"
    heading="Sertifikat tidak ditemukan"
    text={`Tidak ada sertifikat dengan nomor ${number.slice(0, 40)}. Periksa kembali penulisannya.`}
  >
    <LinkButton to="/academy">Lihat kelas</LinkButton>
  </EmptyState>
);

/** The visitor's own enrolment, if the certificate is theirs. */
function useOwnEnrolment(number: string): Enrolment | undefined {
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
function CertificateGreeting({ certificate, own }: { certificate: Certificate; own: boolean }) {
  const memberId = useMember()?.id;
  const siteName = useSiteName();
  const progress = useQuery({ ...progressQuery(memberId, certificate.slug), enabled: own });
  return (
    <header className="text-center">
      <h1 className="text-2xl font-extrabold text-balance">
        {own ? `Barakallah, ${certificate.name.split(" ")[0]}. Kamu lulus!` : "Sertifikat ini asli"}
      </h1>
      <p className="mt-1 text-text-2">
        {own ? finishedWords(progress.data) : `Terdaftar di ${siteName} dan masih berlaku.`}
      </p>
    </header>
  );
}

const drawing = () => import("./certificate-picture.ts");

/** Some browsers share links but no files: ask with an empty file. */
const canPassOn = () =>
  navigator.canShare?.({ files: [new File([], "sertifikat.png", { type: "image/png" })] }) === true;

/** An AbortError means the visitor closed the share sheet; after any other error save the file. */
async function passOn(picture: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [picture], title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) saveFile(picture.name, picture);
  }
}

/** Shares the certificate as a picture, or downloads it where files cannot be shared. */
function SharePicture({ certificate, title }: { certificate: CheckedCertificate; title: string }) {
  const [busy, setBusy] = useState(false);
  const siteName = useSiteName();
  const toast = useToast();
  const sharing = useHydrated() && canPassOn();
  async function share() {
    setBusy(true);
    try {
      const picture = await (await drawing()).certificatePicture(certificate, siteName);
      if (sharing) await passOn(picture, title);
      else saveFile(picture.name, picture);
    } catch {
      toast.error("Gambar sertifikat belum bisa dibuat. Silakan coba lagi.");
    }
    setBusy(false);
  }
  return (
    <Button
      variant="soft"
      size="sm"
      block
      busy={busy}
      onPointerDown={() => void drawing().catch(() => undefined)}
      onClick={share}
      data-needs-script
    >
      {sharing ? <Icon name="share-network" size={20} /> : <Icon name="download-simple" size={20} />}
      {sharing ? "Bagikan gambar" : "Unduh gambar"}
    </Button>
  );
}
