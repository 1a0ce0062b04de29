import { PageMeta } from "../../platform/page-meta.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";

export const ProductNotFound = () => (
  <AppShell header={<PageHeader title="Detail Produk" back="/sinergy" />} className="justify-center">
    <PageMeta title="Product not found." description="Produk ini tidak ada di BARAKAH APP." noindex />
    <EmptyState
      level="h1"
      heading="Product not found."
      headingLang="en"
      text="Produk ini tidak ada, atau sudah tidak dijual."
    >
      <LinkButton to="/sinergy">Lihat produk lain</LinkButton>
    </EmptyState>
  </AppShell>
);
