import { PageMeta } from "../platform/page-meta.tsx";
import { AppShell } from "../ui/app-shell.tsx";
import { BrandHeader } from "../ui/brand-header.tsx";

export default function HomePage() {
  return (
    <AppShell header={<BrandHeader />}>
      <PageMeta
        title="Home"
        description="Donasi, belanja kebutuhan harian, dan belajar ekonomi syariah dalam satu aplikasi komunitas."
      />
      <h1 className="p-4 text-2xl">Berbagi, belanja, dan belajar dalam keberkahan</h1>
    </AppShell>
  );
}
