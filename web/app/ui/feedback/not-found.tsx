import art from "../art/i-kosong.svg";
import { LinkButton } from "../form/link-button.tsx";
import { AppShell } from "../layout/app-shell.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { StateScreen } from "./state-screen.tsx";

export const NotFound = () => (
  <AppShell header={<PageHeader title="Tidak ditemukan" back="/" />} className="justify-center">
    <StateScreen
      art={art}
      heading="Halaman tidak ditemukan"
      level="h1"
      text="Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan."
    >
      <LinkButton to="/">Kembali ke Beranda</LinkButton>
    </StateScreen>
  </AppShell>
);
