import { isRouteErrorResponse } from "react-router";
import art from "../art/i-galat.svg";
import { LinkButton } from "../form/link-button.tsx";
import { Page } from "../layout/page.tsx";
import { NotFound } from "./not-found.tsx";
import { StateScreen } from "./state-screen.tsx";

export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Page title="Terjadi kesalahan" back="/" className="justify-center">
      <title>Terjadi kesalahan · BARAKAH APP</title>
      <StateScreen
        art={art}
        heading="Terjadi kesalahan"
        level="h1"
        text="Halaman ini belum bisa ditampilkan. Silakan coba lagi."
      >
        {/* A full reload clears the broken state. */}
        <LinkButton to="" reloadDocument variant="soft" label="Coba Lagi" />
        <LinkButton to="/" reloadDocument variant="line" label="Kembali ke Beranda" />
      </StateScreen>
    </Page>
  );
}
