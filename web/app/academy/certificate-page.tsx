import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../platform/api-error.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import type { Route } from "./+types/certificate-page";
import { CertificateFacts } from "./certificate-facts.tsx";
import { CertificatePaper } from "./certificate-paper.tsx";
import { CourseShare } from "./course-share.tsx";
import { certificateQuery } from "./learning-queries.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [certificateQuery(params.number)];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** Public: whoever is shown a certificate can see here whether it is one of ours. */
export default function CertificatePage({ params }: Route.ComponentProps) {
  const query = useQuery(certificateQuery(params.number));
  const unknown = query.isError && statusOf(query.error) === 404;
  const share = query.data && (
    <CourseShare title={`Sertifikat ${query.data.name}: ${query.data.course_title}`} />
  );
  return (
    <AppShell header={<PageHeader title="Sertifikat" back="/academy" actions={share} />} className="p-4 pb-8">
      <PageMeta title="Sertifikat" description="Pemeriksaan keaslian sertifikat kelas BARAKAH APP." noindex />
      {unknown ? (
        <Unknown number={params.number} />
      ) : (
        <Loaded
          query={query}
          failure="Failed to load certificate"
          skeleton={<Skeleton className="h-80 rounded-lg" />}
        >
          {(certificate) => (
            <div className="flex flex-col gap-4">
              <CertificatePaper certificate={certificate} />
              <CertificateFacts certificate={certificate} />
            </div>
          )}
        </Loaded>
      )}
    </AppShell>
  );
}

function Unknown({ number }: { number: string }) {
  return (
    <EmptyState
      level="h1"
      heading="Sertifikat tidak ditemukan"
      text={`Tidak ada sertifikat dengan nomor ${number.slice(0, 40)}. Periksa kembali penulisannya.`}
    >
      <LinkButton to="/academy">Lihat kelas</LinkButton>
    </EmptyState>
  );
}
