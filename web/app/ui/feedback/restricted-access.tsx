import { Link } from "react-router";
import { withNext } from "../../platform/next-path.ts";
import art from "../art/i-gerbang.svg";
import { LinkButton } from "../form/link-button.tsx";
import { Page } from "../layout/page.tsx";

interface RestrictedProps {
  /** Where signing in leads back to. */
  wanted: string;
  /** Only the wall, as the end of a page with a public beginning. */
  isEnd?: boolean;
}

/** Shown instead of a members' page or of its last part. */
export default function RestrictedAccess({ wanted, isEnd = false }: RestrictedProps) {
  if (isEnd) return <MembersWall wanted={wanted} level="h2" />;
  return (
    <Page title="Khusus Anggota" back="/" className="justify-center pb-8">
      <MembersWall wanted={wanted} level="h1" />
    </Page>
  );
}

const MembersWall = ({ wanted, level: Heading }: { wanted: string; level: "h1" | "h2" }) => (
  <section className="flex flex-col items-center px-4 pt-6 pb-7 text-center">
    <img src={art} alt="" width={480} height={320} className="mb-5 h-auto w-[280px]" />
    <Heading className="text-[1.5rem] leading-[1.875rem] font-extrabold">Akses Dibatasi</Heading>
    <p className="mt-2.5 mb-7 max-w-[34ch] text-pretty text-text-2">
      Kamu harus terdaftar sebagai anggota untuk mengakses fitur ini. Mau mendaftar atau log masuk sekarang?
    </p>
    <div className="flex w-full flex-col gap-2.5">
      <LinkButton to={withNext("/register", wanted)} variant={Heading === "h1" ? "primary" : "soft"} block>
        Mendaftar Sekarang
      </LinkButton>
      <LinkButton to="/" variant="line" block label="Kembali ke Beranda" />
    </div>
    <p className="mt-3 text-sm text-text-2">
      Sudah jadi anggota?{" "}
      <Link
        to={withNext("/login", wanted)}
        className="inline-flex min-h-(--tap) min-w-(--tap) items-center font-semibold text-primary-text"
      >
        Login
      </Link>
    </p>
  </section>
);
