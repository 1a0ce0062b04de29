import art from "../../ui/art/i-gerbang.svg";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";

/** Signed in, but not one of those who work here. */
export function NotStaff() {
  return (
    <main id="isi" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <title>Khusus Pengurus · BARAKAH APP</title>
      <StateScreen
        art={art}
        level="h1"
        heading="Khusus Pengurus"
        text="Halaman ini hanya untuk pengurus BARAKAH APP. Minta administrator memberimu peran bila kamu perlu membukanya."
      >
        <LinkButton to="/">Kembali ke Beranda</LinkButton>
      </StateScreen>
    </main>
  );
}
