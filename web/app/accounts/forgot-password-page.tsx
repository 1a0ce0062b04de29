import { PageMeta } from "../platform/page-meta.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { RequestReset } from "./request-reset.tsx";

export default function ForgotPasswordPage() {
  return (
    <AppShell header={<PageHeader title="Lupa Password" back="/login" isHeading />} className="p-4 pb-8">
      <PageMeta
        title="Lupa Password"
        description="Minta tautan untuk membuat password baru akun BARAKAH APP lewat e-mail."
        noindex
      />
      <RequestReset />
    </AppShell>
  );
}
