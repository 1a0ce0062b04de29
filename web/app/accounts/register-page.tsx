import { PageMeta } from "../platform/page-meta.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { RegisterForm } from "./register-form.tsx";

export default function RegisterPage() {
  return (
    <AppShell header={null}>
      <PageMeta
        title="Mendaftar"
        description="Mendaftar sebagai anggota BARAKAH APP: berbelanja produk halal, ikut kelas, dan berdonasi bersama komunitas."
        noindex
      />
      <RegisterForm />
    </AppShell>
  );
}
