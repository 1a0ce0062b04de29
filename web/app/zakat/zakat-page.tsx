import type { ZakatBook } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { amilSentence, ZAKAT_CLOSED } from "@barakah/contract/zakat/amil-words";
import { HAWL_REMINDERS } from "@barakah/contract/zakat/hawl-reminder-days";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { useSiteName } from "../platform/site-name.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Section } from "../ui/layout/section.tsx";
import { ShareButton } from "../ui/share-link.tsx";
import { NisabCard } from "./nisab-card.tsx";
import { zakatBookQuery } from "./queries.ts";
import { ZakatKinds } from "./zakat-kinds.tsx";

const queries: PageQueries<unknown> = () => [zakatBookQuery()];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function ZakatPage() {
  const book = useQuery(zakatBookQuery());
  const open = book.data?.amil.open ?? false;
  return (
    <Page
      title="Zakat"
      back="/charity"
      tools={<ShareButton title="Hitung zakatmu dengan tenang" />}
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
      description="Hitung zakat penghasilan, tabungan, emas, perdagangan, pertanian, dan fitrah dengan tenang, lengkap dengan sumbernya."
    >
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
    </Page>
  );
}

const ZakatSkeleton = () => (
  <>
    <Skeleton className="mx-4 -mt-[58px] h-72 rounded-lg" />
    <Skeleton className="mx-4 mt-6 h-96 rounded-lg" />
  </>
);

const WAYS = [
  {
    to: "/zakat/haul",
    name: "Pengingat haul",
    text: `Untuk anggota: ${HAWL_REMINDERS} sebelum setahun Hijriah (haul)`,
    icon: "bell",
  },
  {
    to: "/zakat/riwayat",
    name: "Riwayat zakat",
    text: "Untuk anggota: yang pernah kamu tunaikan, dengan aturannya",
    icon: "hand-heart",
  },
] as const;

const MemberWays = () => (
  <Card className="mx-4 mt-5 divide-y divide-border px-4">
    {WAYS.map(({ to, name, text, icon }) => (
      <Link key={to} to={to} className="flex min-h-16 items-center gap-3 py-2.5">
        <Icon name={icon} size={24} className="text-primary-text" />
        <span className="min-w-0 flex-1">
          <b className="block leading-[1.3rem]">{name}</b>
          <span className="block text-xs leading-[1.1rem] text-text-2">{text}</span>
        </span>
        <Icon name="caret-right-bold" size={16} className="text-text-3" />
      </Link>
    ))}
  </Card>
);

const LINK =
  "mt-3 -mb-2 flex min-h-11 items-center gap-1.5 border-t border-border pt-1 text-sm font-bold text-primary-text";

function WhoTakes({ amil }: { amil: ZakatBook["amil"] }) {
  const siteName = useSiteName();
  const icon = amil.open ? "seal-check-fill" : "warning-circle-fill";
  return (
    <Card as="section" className="mx-4 mt-5 p-4">
      <div className="flex gap-3">
        <Icon name={icon} size={24} className={amil.open ? "text-primary-text" : "text-accent-text"} />
        <div className="min-w-0">
          <h2 className="text-md leading-[1.4rem]">
            {amil.open ? "Siapa amilnya" : "Zakat belum kami terima"}
          </h2>
          <p className="mt-0.5 text-sm text-pretty text-text-2">
            {amil.open ? (
              <>
                {siteName}, {amilSentence(amil)}
                {amil.valid_until && ` Berlaku sampai ${longDay(amil.valid_until)}.`}
              </>
            ) : (
              ZAKAT_CLOSED
            )}
          </p>
        </div>
      </div>
      {amil.open ? (
        <Link to="/charity?kategori=zakat" className={LINK}>
          Lihat program zakat <Icon name="caret-right-bold" size={16} />
        </Link>
      ) : (
        <Link to="/zakat/bayar" className={LINK}>
          Berinfak saja <Icon name="caret-right-bold" size={16} />
        </Link>
      )}
    </Card>
  );
}
