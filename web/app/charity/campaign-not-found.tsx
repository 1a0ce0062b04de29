import { PageMeta } from "../platform/page-meta.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";

export const CampaignNotFound = () => (
  <AppShell header={<PageHeader title="Detail Program" back="/charity" />} className="justify-center">
    <PageMeta
      title="Campaign not found."
      description="Program donasi ini tidak ada di BARAKAH APP."
      noindex
    />
    <EmptyState
      level="h1"
      heading="Campaign not found."
      headingLang="en"
      text="Program ini tidak ada, atau sudah tidak ditampilkan."
    >
      <LinkButton to="/charity">Lihat program lain</LinkButton>
    </EmptyState>
  </AppShell>
);
