import { PageMeta } from "../platform/page-meta.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";

export const CourseNotFound = ({ title = "Detail Kelas" }: { title?: string }) => (
  <AppShell header={<PageHeader title={title} back="/academy" />} className="justify-center">
    <PageMeta title="Kelas tidak ditemukan." description="Kelas ini tidak ada di BARAKAH APP." noindex />
    <EmptyState
      level="h1"
      heading="Kelas tidak ditemukan."
      text="Kelas ini tidak ada, atau sudah tidak ditampilkan."
    >
      <LinkButton to="/academy">Lihat kelas lain</LinkButton>
    </EmptyState>
  </AppShell>
);
