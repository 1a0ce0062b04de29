import { PageMeta } from "../platform/page-meta.tsx";
import { AppShell } from "../ui/app-shell.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function ProductNotFound() {
  return (
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
}
