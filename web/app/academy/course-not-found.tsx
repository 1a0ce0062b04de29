import { PageMeta } from "../platform/page-meta.tsx";
import { AppShell } from "../ui/app-shell.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function CourseNotFound({ title = "Detail Kelas" }: { title?: string }) {
  return (
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
}
