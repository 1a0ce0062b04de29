import { useQuery } from "@tanstack/react-query";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { ShareButton } from "../ui/share-link.tsx";
import { MemberWays } from "./member-ways.tsx";
import { NisabCard } from "./nisab-card.tsx";
import { zakatBookQuery } from "./queries.ts";
import { WhoTakes } from "./who-takes.tsx";
import { ZakatKinds } from "./zakat-kinds.tsx";

const queries: PageQueries<unknown> = () => [zakatBookQuery()];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function ZakatPage() {
  const book = useQuery(zakatBookQuery());
  const open = book.data?.amil.open ?? false;
  return (
    <AppShell
      header={
        <PageHeader
          title="Zakat"
          back="/charity"
          actions={<ShareButton title="Hitung zakatmu dengan tenang" />}
        />
      }
      actions={
        <ActionBar>
          <p className="min-w-0 flex-1">
            <span className="block text-xs text-text-2">
              {open ? "Sudah tahu jumlahnya?" : "Sedekah tidak menunggu nisab"}
            </span>
            <b className="block text-sm leading-[1.25rem] font-semibold text-text-2">
              {open ? "Bayar tanpa menghitung" : "Berapa pun, seikhlasmu"}
            </b>
          </p>
          <LinkButton to="/zakat/bayar">{open ? "Bayar zakat" : "Berinfak"}</LinkButton>
        </ActionBar>
      }
    >
      <PageMeta
        title="Zakat"
        description="Hitung zakat penghasilan, tabungan, emas, perdagangan, pertanian, dan fitrah dengan tenang, lengkap dengan sumbernya."
      />
      <section className="kawung relative overflow-hidden bg-linear-170 from-brand-from to-brand-to px-4 pt-[22px] pb-[78px] text-on-brand">
        <h1 className="relative text-[min(1.625rem,11vw)] leading-[1.26] font-extrabold">
          Hitung zakatmu
          <br /> dengan tenang
        </h1>
        <p className="relative mt-2 max-w-[38ch] text-sm leading-[1.3rem] text-pretty text-on-brand-2">
          Satu pertanyaan setiap kali, lengkap dengan alasannya.{" "}
          <span data-needs-script>Hitungannya di HP-mu: angka yang kamu isi tidak dikirim.</span>
          <noscript>Angka yang kamu isi tidak kami simpan.</noscript>
        </p>
      </section>
      <Loaded query={book} failure="Aturan zakat gagal dimuat." skeleton={<ZakatSkeleton />}>
        {(found) => (
          <>
            <NisabCard book={found} />
            <Section title="Zakat apa yang ingin kamu hitung?">
              <ZakatKinds book={found} />
            </Section>
            <MemberWays />
            <WhoTakes amil={found.amil} />
          </>
        )}
      </Loaded>
    </AppShell>
  );
}

const ZakatSkeleton = () => (
  <>
    <Skeleton className="mx-4 -mt-[58px] h-72 rounded-lg" />
    <Skeleton className="mx-4 mt-6 h-96 rounded-lg" />
  </>
);
