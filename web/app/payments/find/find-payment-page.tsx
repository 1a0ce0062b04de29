import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Ways } from "../page/ways.tsx";
import type { Route } from "./+types/find-payment-page";

const queries: PageQueries<unknown> = () => [];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const EMPTY = { number: "", phone: "" };
const WAYS = [
  {
    icon: <Icon name="user" size={20} />,
    title: "Masuk ke akun",
    text: "Semua donasi ada di Riwayat Donasi",
    to: "/riwayat-donasi",
  },
  {
    icon: <Icon name="whats-app-logo" size={20} />,
    title: "Lupa nomornya?",
    text: "Sebutkan tanggal dan nominal lewat WhatsApp",
    to: "/hubungi-kami",
  },
];

export default function FindPaymentPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Set if the form was submitted without JavaScript.
  const sent = loaderData?.sent;
  const form = useForm({
    initial: { ...EMPTY, ...sent?.values },
    initialErrors: sent?.errors,
    check: ({ number, phone }) => ({
      ...(number.trim() === "" && { number: "Isi nomor pembayaran." }),
      ...(phone.trim() === "" && { phone: "Isi nomor HP." }),
    }),
    mutationFn: (typed) => api.call("POST /api/payments/find/", { body: typed }),
    onSuccess: ({ page }) => navigate(page),
  });
  const { change } = form;
  const named = search.get("nomor");
  useEffect(() => {
    if (named) change({ number: named });
  }, [named, change]);
  const said = problem(form.error) ?? sent?.errors[""];
  return (
    <Page title="Cek Donasi" back="/charity">
      <PageMeta
        title="Cek Donasi"
        description="Cari donasi atau pembayaranmu di BARAKAH APP dengan nomor pembayaran dan nomor HP, tanpa akun."
        path="/cek-donasi"
      />
      <section className="bg-surface px-4 pt-5 pb-6">
        <h1 className="text-2xl font-extrabold">Di mana donasiku?</h1>
        <p className="mt-1.5 mb-5 text-pretty text-text-2">
          Tanpa akun pun bisa. Isi nomor pembayaran dan nomor HP yang kamu pakai saat berdonasi.
        </p>
        <form
          ref={form.ref}
          method="post"
          action="/cek-donasi"
          noValidate
          onSubmit={form.submit}
          className="flex flex-col gap-4"
        >
          <TextInput
            {...form.field("number")}
            label="Nomor pembayaran"
            placeholder="DON-4HD82VNC7RJB"
            hint="Ada di layar setelah berdonasi dan di surat e-mail dari kami."
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            required
          />
          <TextInput
            {...form.field("phone")}
            label="Nomor HP"
            type="tel"
            inputMode="tel"
            placeholder="0812 0000 0000"
            autoComplete="tel"
            maxLength={40}
            required
          />
          <div role="status">{said && <Note tone="info">{said}</Note>}</div>
          <Button type="submit" busy={form.busy} block icon="magnifying-glass" label="Cari donasi" />
        </form>
      </section>
      <Ways ways={WAYS} />
      <p className="px-4 text-sm text-text-2">
        Demi keamanan, pencarian dibatasi beberapa kali dalam satu jam.
      </p>
    </Page>
  );
}

function problem(error: Error | null): string | undefined {
  if (!error) return undefined;
  return error instanceof ApiError ? error.detail : "Pencarian belum berhasil. Silakan coba lagi.";
}
