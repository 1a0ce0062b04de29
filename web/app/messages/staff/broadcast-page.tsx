import type { BroadcastReport } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { wholeNumber } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { useStaff } from "../../ui/staff/current-staff.ts";
import { arrived, DataTable, PagedTable } from "../../ui/staff/data-table.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { momentOf } from "../../ui/staff/moment.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { LoadItem, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { Route } from "./+types/broadcast-page";
import { CHANNEL_WORDS, REASON_WORDS, STATE_WORDS } from "./broadcast-words.ts";
import { broadcastQuery, failuresQuery } from "./queries.ts";

const OFTEN = 5000;

export default function BroadcastPage({ params }: Route.ComponentProps) {
  const query = useQuery({
    ...broadcastQuery(Number(params.id)),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? OFTEN : false),
  });
  return (
    <LoadItem query={query} title="Siaran" list="/admin/siaran">
      {(broadcast) => <Report broadcast={broadcast} />}
    </LoadItem>
  );
}

const LABEL = {
  queued: "Menunggu dikirim",
  sent: "Terkirim",
  failed: "Gagal",
  skipped: "Tidak dikirim",
} as const;

function Report({ broadcast }: { broadcast: BroadcastReport }) {
  const { title, body, state, people, left, left_out, start_at, ended_at, results } = broadcast;
  const channels = [...new Set(results.map(({ channel }) => channel))];
  const told = people - left - left_out;
  return (
    <WorkPage title={title} actions={<Actions broadcast={broadcast} />}>
      <Panel
        title={broadcast.audience_name}
        note={`Mulai ${momentOf(start_at)}${ended_at ? `, selesai ${momentOf(ended_at)}` : ""} · ${broadcast.created_by.name}${broadcast.confirmed_by ? `, disetujui ${broadcast.confirmed_by}` : ""}`}
        action={<StatusBadge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</StatusBadge>}
      >
        <p className="whitespace-pre-line wrap-anywhere">{body}</p>
        <p className="mt-3 font-semibold">
          {wholeNumber(told)} dari {wholeNumber(people)} orang sudah diproses
          {left_out > 0 && `; ${wholeNumber(left_out)} tidak jadi, karena dihentikan ${broadcast.ended_by}`}.
        </p>
        <p className="text-text-2">
          Paling banyak {broadcast.per_minute} orang semenit, tidak pada pukul 21.00–05.00 WIB.
        </p>
      </Panel>
      {channels.length > 0 && (
        <Panel
          bare
          title="Hasil"
          note="Yang belum berhasil dicoba lagi sendiri sampai empat hari. Yang gagal tidak dicoba lagi, dan yang berhenti berlangganan tidak dikirimi."
          className="mt-4"
        >
          <DataTable
            caption="Hasil tiap saluran"
            empty="Belum ada."
            stacks
            query={arrived(channels)}
            rowKey={(channel) => channel}
            columns={[
              { head: "Saluran", title: true, cell: (channel) => CHANNEL_WORDS[channel].label },
              ...(["sent", "queued", "failed", "skipped"] as const).map((each) => ({
                head: LABEL[each],
                right: true,
                cell: (channel: (typeof channels)[number]) =>
                  wholeNumber(
                    results.find((one) => one.channel === channel && one.state === each)?.count ?? 0,
                  ),
              })),
            ]}
          />
        </Panel>
      )}
      <Failures of={broadcast} />
    </WorkPage>
  );
}

function Failures({ of: { id, audience, state } }: { of: BroadcastReport }) {
  const params = useListParams();
  const query = useQuery({ ...failuresQuery(id, params), refetchInterval: state === "running" && OFTEN });
  if (!query.data?.total) return null;
  return (
    <Panel bare title="Yang belum sampai" className="mt-4">
      <PagedTable
        params={params}
        caption="Yang belum sampai"
        empty="Semua sudah sampai."
        stacks
        query={query}
        columns={[
          {
            head: "Penerima",
            title: true,
            cell: ({ name }) => name ?? (audience === "campaign" ? "Donatur" : "Tamu"),
          },
          { head: "Saluran", cell: ({ channel }) => CHANNEL_WORDS[channel].label },
          { head: "Sebab", cell: ({ reason }) => REASON_WORDS[reason] },
          {
            head: "Keadaan",
            cell: ({ again_at }) => (
              <StatusBadge tone={again_at ? "wait" : "no"}>
                {again_at ? `Dicoba lagi ${momentOf(again_at)}` : "Gagal"}
              </StatusBadge>
            ),
          },
        ]}
      />
    </Panel>
  );
}

function Actions({ broadcast: { id, title, state, people, created_by } }: { broadcast: BroadcastReport }) {
  const own = useStaff()?.id === created_by.id;
  if (state === "done" || state === "stopped") return null;
  return (
    <>
      {state === "waiting" && own && <Note tone="gold">Menunggu petugas lain menyetujuinya.</Note>}
      <SendButton
        variant="line"
        label="Hentikan"
        send={() => api.call("POST /api/admin/broadcasts/:id/stop/", { params: { id } })}
        success="Siaran berhenti."
        ask={{
          title: `Hentikan '${title}'?`,
          text: "Yang belum terkirim tidak dikirim. Yang sudah terkirim tidak dapat ditarik, dan siaran ini tidak dapat dilanjutkan.",
          confirm: "Hentikan",
          danger: true,
        }}
      />
      {state === "waiting" && !own && (
        <SendButton
          label={`Setujui untuk ${wholeNumber(people)} orang`}
          send={() => api.call("POST /api/admin/broadcasts/:id/confirm/", { params: { id } })}
          success="Disetujui. Siarannya berjalan."
        />
      )}
    </>
  );
}
