import art from "../art/i-kosong.svg";
import { LinkButton } from "../form/link-button.tsx";
import { Page } from "../layout/page.tsx";
import { StateScreen } from "./state-screen.tsx";

export const NotFound = () => (
  <Page title="Tidak ditemukan" back="/" className="justify-center">
    <StateScreen
      art={art}
      heading="Halaman tidak ditemukan"
      level="h1"
      text="Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan."
    >
      <LinkButton to="/">Kembali ke Beranda</LinkButton>
    </StateScreen>
  </Page>
);
