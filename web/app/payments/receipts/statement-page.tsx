import type { ResponseOf, saveNpwp } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MembersOnly } from "../../accounts/index.ts";
import { api } from "../../platform/browser-api.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { putCached } from "../../platform/query-client.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { Route } from "./+types/statement-page";
import { npwpQuery, statementQuery } from "./queries.ts";
import { useOwnFile } from "./receipt-download.tsx";
import { YearOfGiving } from "./year-of-giving.tsx";

export default function StatementPage({ params }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={`Pemberianmu ${params.year}`}
        description="Pemberianmu dalam satu tahun di BARAKAH APP, per jenis dana."
        noindex
      />
      <MembersOnly
        waiting={
          <Frame>
            <Loading>
              <StatementSkeleton />
            </Loading>
          </Frame>
        }
      >
        {(session) => <Year key={params.year} memberId={session.id} year={params.year} />}
      </MembersOnly>
    </>
  );
}

const Frame = ({ actions, children }: { actions?: ReactNode; children: ReactNode }) => (
  <Page title="Riwayat Donasi" back="/riwayat-donasi" actions={actions} className="pb-8">
    {children}
  </Page>
);

function Year({ memberId, year }: { memberId: number | undefined; year: string }) {
  const query = useQuery(statementQuery(memberId, year));
  return (
    <Frame actions={query.data && query.data.total > 0 ? <Actions year={year} /> : undefined}>
      <Loaded query={query} failure="Pernyataan gagal dimuat." skeleton={<StatementSkeleton />}>
        {(statement) => <YearOfGiving statement={statement} />}
      </Loaded>
      <NpwpCard memberId={memberId} />
    </Frame>
  );
}

function Actions({ year }: { year: string }) {
  const { busy, send } = useOwnFile(
    `/api/donations/statement/pdf/?year=${encodeURIComponent(year)}`,
    `pernyataan-pemberian-${year}.pdf`,
  );
  return (
    <ActionBar>
      <Button variant="line" onClick={() => window.print()} className="flex-none">
        <Icon name="printer" size={20} />
        Cetak
      </Button>
      <Button busy={busy} onClick={() => void send()} className="flex-1">
        <Icon name="download-simple" size={20} />
        Unduh pernyataan
      </Button>
    </ActionBar>
  );
}

const StatementSkeleton = () => (
  <div className="flex flex-col gap-4 p-4">
    <Skeleton className="h-16 rounded-lg" />
    <Skeleton className="h-64 rounded-lg" />
    <Skeleton className="h-48 rounded-lg" />
  </div>
);

const DIGITS = /^[\s.-]*(?:\d[\s.-]*){15,16}$/;

/** The tax number for zakat receipts; once stored it is only shown masked. */
function NpwpCard({ memberId }: { memberId: number | undefined }) {
  const { data } = useQuery(npwpQuery(memberId));
  const client = useQueryClient();
  const toast = useToast();
  const store = (npwp: string) => api.call("PUT /api/donations/npwp/", { body: { npwp } });
  const keep = (answer: ResponseOf<typeof saveNpwp>) =>
    putCached(client, npwpQuery(memberId).queryKey, answer);
  const form = useForm({
    initial: { npwp: "" },
    check: ({ npwp }) => (DIGITS.test(npwp) ? {} : { npwp: "NPWP terdiri dari 15 atau 16 angka." }),
    mutationFn: ({ npwp }) => store(npwp),
    async onSuccess(answer) {
      await keep(answer);
      form.settle({ npwp: "" });
      toast.success("NPWP disimpan.");
    },
  });
  const forgetting = useSend({ mutationFn: () => store(""), success: "NPWP dihapus.", onSuccess: keep });
  if (!data?.asked) return null;
  return (
    <Card className="mx-4 mt-5 p-4 print:hidden">
      <h2 className="text-lg">NPWP untuk Bukti Setor Zakat</h2>
      <p className="mt-1 mb-3 text-sm text-pretty text-text-2">
        Boleh dikosongkan. Tertulis di Bukti Setor Zakat berikutnya, disimpan tersandi, dan terhapus bersama
        akunmu.
      </p>
      {data.masked && (
        <p className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <b className="tabular-nums">{data.masked}</b>
          <Button variant="quiet" size="sm" busy={forgetting.busy} onClick={() => forgetting.send()}>
            Hapus
          </Button>
        </p>
      )}
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-3">
        <TextInput
          {...form.field("npwp")}
          label={data.masked ? "Ganti NPWP" : "NPWP"}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          error={form.errors.npwp ?? form.problem}
        />
        <Button type="submit" variant="soft" busy={form.busy} label="Simpan NPWP" />
      </form>
    </Card>
  );
}
