import type { Hawl } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { hijriYearLater } from "@barakah/contract/zakat/hawl-end";
import { HAWL_REMINDERS } from "@barakah/contract/zakat/hawl-reminder-days";
import { HAWL_KINDS, type HawlKind, ZAKAT_LABEL } from "@barakah/contract/zakat/kinds";
import { hijriOf, hijriText } from "@barakah/contract/zakat/umalqura";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MembersPage } from "../accounts/index.ts";
import { Panel } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { useSend } from "../ui/form/use-send.ts";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { hawlQuery } from "./queries.ts";

const TITLE = "Pengingat Haul";
const SKELETON = <Skeleton className="mx-4 h-40 rounded-lg" />;

export default function HawlPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Haul hartamu dalam hitungan Hijriah dan Masehi."
      back="/zakat"
      skeleton={SKELETON}
    >
      {(memberId) => <Hawls memberId={memberId} />}
    </MembersPage>
  );
}

function Hawls({ memberId }: { memberId: number }) {
  const hawls = useQuery(hawlQuery(memberId));
  return (
    <Page title={TITLE} back="/zakat" isHeading className="pt-4 pb-8">
      <p className="mb-4 px-4 text-sm text-pretty text-text-2">
        Haul adalah satu tahun Hijriah sejak hartamu mencapai nisab. Kami hanya mencatat tanggalnya: besar
        hartamu tidak kami tanyakan dan tidak kami simpan.
      </p>
      <Loaded query={hawls} failure="Pengingat gagal dimuat." skeleton={SKELETON}>
        {({ hawls: kept }) => (
          <>
            {kept.length > 0 && (
              <ul className="mb-4 flex flex-col gap-3 px-4">
                {kept.map((hawl) => (
                  <HawlCard key={hawl.kind} hawl={hawl} memberId={memberId} />
                ))}
              </ul>
            )}
            <HawlForm memberId={memberId} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

const whenText = (days: number) => (days === 0 ? "Hari ini" : `${days} hari lagi`);

function HawlCard({ hawl, memberId }: { hawl: Hawl; memberId: number | undefined }) {
  const client = useQueryClient();
  const { send, busy } = useSend({
    mutationFn: () => api.call("DELETE /api/zakat/hawl/:kind/", { params: { kind: hawl.kind } }),
    success: "Pengingat haul dihapus.",
    onSuccess: () => client.invalidateQueries({ queryKey: hawlQuery(memberId).queryKey }),
  });
  return (
    <Card as="li" className="p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-md">{ZAKAT_LABEL[hawl.kind]}</h2>
        <b className="text-sm text-primary-text">{whenText(hawl.days_left)}</b>
      </div>
      <dl className="mt-2 divide-y divide-border text-sm">
        <Day name="Mulai" day={hawl.started_on} hijri={hawl.started_hijri} />
        <Day name="Genap haul" day={hawl.due_on} hijri={hawl.due_hijri} />
      </dl>
      <div className="mt-2 flex flex-wrap gap-2.5 *:flex-[1_1_8rem]">
        <Button variant="line" size="sm" busy={busy} onClick={() => send()} label="Hapus pengingat" />
        <LinkButton to={`/zakat/${hawl.kind}`} variant="soft" size="sm" label="Hitung zakatnya" />
      </div>
    </Card>
  );
}

const Day = ({ name, day, hijri }: { name: string; day: string; hijri: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4 py-2">
    <dt className="text-text-2">{name}</dt>
    <dd className="text-right">
      <b className="block">{hijri}</b>
      <span className="text-xs text-text-2">{longDay(day)}</span>
    </dd>
  </div>
);

interface HawlValues {
  kind: HawlKind;
  started_on: string;
}

const isDay = (text: string) => /^(19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The chosen day in the Hijri calendar. */
const inHijri = (day: string) =>
  isDay(day)
    ? `${hijriText(hijriOf(day))}. Haul pertamanya ${hijriText(hijriOf(hijriYearLater(day)))}, ${longDay(hijriYearLater(day))}.`
    : "Sejak hari itu hartamu tidak pernah turun di bawah nisab.";

function HawlForm({ memberId }: { memberId: number | undefined }) {
  const client = useQueryClient();
  const form = useForm<HawlValues>({
    initial: { kind: "maal", started_on: "" },
    check: ({ started_on }) => (isDay(started_on) ? {} : { started_on: "Isi tanggalnya." }),
    mutationFn: (body) => api.call("PUT /api/zakat/hawl/", { body }),
    success: `Kami ingatkan ${HAWL_REMINDERS} sebelumnya.`,
    onSuccess: () => client.invalidateQueries({ queryKey: hawlQuery(memberId).queryKey }),
  });
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit}>
      <Panel title="Pasang pengingat">
        <div className="flex flex-col gap-4">
          <Select
            {...form.field("kind")}
            label="Jenis harta"
            options={HAWL_KINDS.map((kind) => ({ value: kind, label: ZAKAT_LABEL[kind] }))}
          />
          <TextInput
            {...form.field("started_on")}
            label="Mencapai nisab sejak"
            type="date"
            hint={inHijri(form.values.started_on)}
          />
          <Button type="submit" busy={form.busy} label="Ingatkan aku" />
        </div>
      </Panel>
    </form>
  );
}
