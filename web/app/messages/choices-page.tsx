import type { ContactChoice } from "@barakah/contract";
import { type Channel, TOPICS, type Topic } from "@barakah/contract/messages/topics";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { MembersOnly } from "../accounts/index.ts";
import { statusOf } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { putCached, readQuery } from "../platform/query-client.ts";
import { useMember } from "../platform/session.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { Button } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { useSend } from "../ui/form/use-send.ts";
import { Icon, type IconName } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import { PANEL, ThisDevice } from "./this-device.tsx";

export { privatePage as headers } from "../platform/private-page.ts";

const TITLE = "Atur notifikasi";

const TOPIC_WORDS: Record<Topic, { name: string; says: string }> = {
  payments: { name: "Pembayaran dan tanda terima", says: "Diterima, ditolak, atau dikembalikan" },
  orders: { name: "Pesanan dan tiket", says: "Dikirim, tiba, berubah waktu" },
  reminders: { name: "Pengingat", says: "Yang kamu pasang sendiri: haul, niat rutin" },
  campaigns: { name: "Kabar penyaluran", says: "Program yang kamu bantu" },
  announcements: { name: "Pengumuman", says: "Kabar umum dari pengurus" },
};

const CHANNEL: Record<Channel, { name: string; icon: IconName }> = {
  mail: { name: "E-mail", icon: "envelope-simple" },
  push: { name: "Ponsel", icon: "device-mobile" },
  whatsapp: { name: "WA", icon: "whats-app-logo" },
};

/** The choices of the member who is signed in, or of the reader of a message. */
const choicesQuery = (key: string | undefined, memberId: number | undefined) =>
  readQuery(["contact-choices", key ?? memberId ?? null], "GET /api/contact-choices/", {
    query: key === undefined ? {} : { key },
  });

/** Members come from their notifications, guests by the link in each message, without signing in. */
export default function ChoicesPage() {
  const [search] = useSearchParams();
  const key = search.get("key") ?? undefined;
  return (
    <>
      <PageMeta title={TITLE} description="Pilih kabar apa yang kamu terima, dan lewat mana." noindex />
      {key !== undefined ? (
        <Frame back="/">
          <Choices contactKey={key} />
        </Frame>
      ) : (
        <MembersOnly needsId waiting={<Frame back="/notifikasi">{<Loading>{SKELETON}</Loading>}</Frame>}>
          {({ id }) => (
            <Frame back="/notifikasi">
              <Choices memberId={id} />
            </Frame>
          )}
        </MembersOnly>
      )}
    </>
  );
}

const SKELETON = <Skeleton className="m-4 h-96 rounded-lg" />;

const Frame = ({ back, children }: { back: string; children: ReactNode }) => (
  <AppShell header={<PageHeader title={TITLE} back={back} isHeading />} className="pb-8">
    {children}
  </AppShell>
);

function Choices({ contactKey, memberId }: { contactKey?: string; memberId?: number | undefined }) {
  const query = useQuery(choicesQuery(contactKey, memberId));
  if (query.isError && statusOf(query.error) === 404) return <Unknown />;
  return (
    <Loaded query={query} failure="Pilihanmu belum dapat dimuat." skeleton={SKELETON}>
      {(choices) => <ChoiceTable choices={choices} contactKey={contactKey} memberId={memberId} />}
    </Loaded>
  );
}

interface ChoiceTableProps {
  choices: ContactChoice[];
  contactKey: string | undefined;
  memberId: number | undefined;
}

function ChoiceTable({ choices, contactKey, memberId }: ChoiceTableProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { queryKey } = choicesQuery(contactKey, memberId);
  const { send, busy } = useSend({
    mutationFn: (body: ContactChoice[]) =>
      api.call("PUT /api/contact-choices/", {
        query: contactKey === undefined ? {} : { key: contactKey },
        body,
      }),
    onSuccess: (answer) => putCached(client, queryKey, answer),
  });
  const channels = [...new Set(choices.map(({ channel }) => channel))];
  async function stopAll() {
    if (await send(choices.map((choice) => ({ ...choice, allowed: false }))))
      toast.success("Semua kabar dihentikan.");
  }
  const any = choices.some(({ allowed }) => allowed);
  return (
    <>
      {memberId !== undefined && <ThisDevice />}
      <section className={PANEL}>
        <h2 className="mb-2 text-lg">Kabar apa, lewat mana</h2>
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b border-border">
              <th scope="col" className="sr-only">
                Kabar
              </th>
              {channels.map((channel) => (
                <th
                  key={channel}
                  scope="col"
                  className="w-16 px-0.5 pb-2 text-[min(.75rem,14px)] leading-4 font-semibold whitespace-nowrap text-text-2"
                >
                  <Icon name={CHANNEL[channel].icon} size={24} className="mx-auto mb-1 block" />
                  {CHANNEL[channel].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TOPICS.map((topic) => (
              <tr key={topic} className="border-b border-border last:border-0">
                <th scope="row" className="py-3 pr-2 text-left font-regular">
                  <b className="block leading-[1.3]">{TOPIC_WORDS[topic].name}</b>
                  <span className="text-sm text-text-2">{TOPIC_WORDS[topic].says}</span>
                </th>
                {choices
                  .filter((choice) => choice.topic === topic)
                  .map((choice) => (
                    <td key={choice.channel} className="w-16">
                      <span className="grid place-items-center">
                        <Checkbox
                          aria-label={`${TOPIC_WORDS[topic].name} lewat ${CHANNEL[choice.channel].name}`}
                          checked={choice.allowed}
                          disabled={busy}
                          onChange={({ target }) => send([{ ...choice, allowed: target.checked }])}
                        >
                          {null}
                        </Checkbox>
                      </span>
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Button
          variant="line"
          block
          className="mt-3"
          disabled={busy || !any}
          onClick={stopAll}
          label={any ? "Hentikan semua" : "Semua sudah berhenti"}
        />
      </section>
      <section className={PANEL}>
        <h2 className="mb-1 text-lg">Jam tenang</h2>
        <div className="flex items-center justify-between gap-4">
          <p>
            <b className="block">21.00 sampai 05.00 WIB</b>
            <span className="text-sm text-text-2">
              Ditunda sampai pagi, kecuali yang sedang kamu tunggu dan kabar keamanan akunmu.
            </span>
          </p>
          <Icon name="moon" size={24} className="text-text-2" />
        </div>
      </section>
      {memberId !== undefined && <Address />}
      <p className="px-4 pt-3.5 text-sm text-pretty text-text-2">
        Tersimpan begitu kamu mengetuk.{" "}
        {memberId !== undefined && "Di aplikasi, kabarnya tetap ada di Notifikasi. "}
        Setiap surat juga punya tautan berhenti yang bekerja tanpa masuk.
      </p>
    </>
  );
}

const Address = () => (
  <section className={PANEL}>
    <dl className="flex flex-wrap justify-between gap-x-4 text-sm">
      <dt className="text-text-2">E-mail</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{useMember()?.email}</dd>
    </dl>
    <Link to="/profile/keamanan" className="flex min-h-11 items-center text-sm font-bold text-primary-text">
      Ganti di Keamanan
    </Link>
  </section>
);

const Unknown = () => (
  <StateScreen
    level="h2"
    heading="Tautan ini tidak kami kenal"
    text="Mungkin terpotong saat disalin. Buka sekali lagi dari pesan kami, atau hubungi kami."
  >
    <LinkButton to="/hubungi-kami">Hubungi kami</LinkButton>
  </StateScreen>
);
