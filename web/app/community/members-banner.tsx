import { useMember } from "../platform/session.ts";
import { LinkButton } from "../ui/form/link-button.tsx";

/** Shown to visitors only. */
export function MembersBanner() {
  if (useMember()) return null;
  return (
    <section className="kawung relative mx-4 mt-8 overflow-hidden rounded-xl bg-linear-150 from-brand-from to-brand-to p-5 text-on-brand">
      <h2 className="relative text-xl">Jadi bagian dari komunitas</h2>
      <p className="relative mt-1.5 mb-4 text-sm text-on-brand-2">
        Daftar sebagai anggota untuk berbelanja di Sinergy, mengikuti kelas, dan menyimpan riwayat donasimu.
      </p>
      <div className="relative flex flex-wrap items-center gap-2">
        <LinkButton to="/register" variant="on-brand" size="sm" className="flex-1">
          Mendaftar Sekarang
        </LinkButton>
        <LinkButton to="/login" variant="on-brand-line" size="sm">
          Login
        </LinkButton>
      </div>
    </section>
  );
}
