import type { Pledge } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { MembersPage } from "../accounts/index.ts";
import { api } from "../platform/browser-api.ts";
import { rupiah } from "../platform/format.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { useSend } from "../ui/form/use-send.ts";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { Page } from "../ui/layout/page.tsx";
import { PledgeCard } from "./pledge-card.tsx";
import { pledgesQuery } from "./queries.ts";

const TITLE = "Niat rutin";
const SKELETON = <Skeletons of={["mx-4 h-28 rounded-xl", "mx-4 mt-4 h-56 rounded-lg"]} />;

export default function PledgesPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Niat rutinmu: kami mengingatkan, kamu yang memberi."
      back="/login"
      skeleton={SKELETON}
    >
      {(memberId) => <Pledges memberId={memberId} />}
    </MembersPage>
  );
}

function Pledges({ memberId }: { memberId: number }) {
  const query = useQuery(pledgesQuery(memberId));
  return (
    <Page
      title={TITLE}
      back="/login"
      isHeading
      className="pt-4 pb-8"
      actions={
        <ActionBar>
          <LinkButton to="/niat/baru" block icon="plus-bold" label="Niat baru" />
        </ActionBar>
      }
    >
      <Loaded query={query} failure="Niatmu gagal dimuat." skeleton={SKELETON}>
        {({ pledges, given }) =>
          pledges.length === 0 ? (
            <EmptyState
              level="h2"
              heading="Belum ada niat rutin"
              text="Pilih program, nominal, dan harinya. Kami mengingatkan, kamu yang memberi. Tidak ada kartu atau rekening yang disimpan."
            />
          ) : (
            <div className="flex flex-col gap-4 px-4">
              <section className="kawung relative overflow-hidden rounded-xl bg-linear-150 from-brand-from to-brand-to p-5 text-on-brand">
                <p className="text-sm">Terlaksana dalam 12 bulan</p>
                <p className="my-1 text-[min(1.75rem,9vw)] leading-tight font-extrabold">
                  {rupiah(given.amount)}
                </p>
                <p className="text-sm">
                  {given.times === 0
                    ? "Dihitung setelah uangnya diterima."
                    : `${given.times} kali, untuk ${given.programmes} program`}
                </p>
              </section>
              {pledges.map((pledge) => (
                <OwnPledge key={pledge.id} pledge={pledge} memberId={memberId} />
              ))}
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function OwnPledge({ pledge, memberId }: { pledge: Pledge; memberId: number }) {
  const paused = pledge.state === "paused";
  const { send, busy } = useSend({
    mutationFn: () =>
      api.call("PATCH /api/pledges/:id/", {
        params: { id: String(pledge.id) },
        body: { state: paused ? "active" : "paused" },
      }),
    success: paused ? "Niatmu berjalan lagi." : "Niatmu dijeda.",
    refreshes: [pledgesQuery(memberId).queryKey],
  });
  const page = `/niat/${pledge.key}`;
  return (
    <PledgeCard pledge={pledge} to={page}>
      {pledge.due && (
        <LinkButton
          to={pledge.due.page ?? page}
          variant="soft"
          block
          className="mt-3"
          label={pledge.due.page ? "Lanjutkan pembayaran" : `Berikan ${rupiah(pledge.amount)}`}
        />
      )}
      {pledge.state !== "stopped" && (
        <div className="-mr-3.5 -mb-2 flex justify-end gap-1">
          <Button
            variant="quiet"
            size="sm"
            busy={busy}
            onClick={() => send()}
            label={paused ? "Lanjutkan" : "Jeda"}
          />
          <LinkButton to={`/niat/ubah/${pledge.id}`} variant="quiet" size="sm" label="Ubah" />
        </div>
      )}
    </PledgeCard>
  );
}
