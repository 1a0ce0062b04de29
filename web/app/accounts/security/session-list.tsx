import type { MemberSession } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { timeAgo } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { sessionsQuery } from "./queries.ts";

export function SessionList() {
  const query = useQuery(sessionsQuery);
  if (query.data) return <Sessions sessions={query.data} />;
  if (query.isError)
    return (
      <ErrorState
        message="Daftar perangkat belum dapat dimuat."
        error={query.error}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  return (
    <Loading>
      <Skeleton className="h-28 rounded-md" />
    </Loading>
  );
}

function Sessions({ sessions }: { sessions: readonly MemberSession[] }) {
  const client = useQueryClient();
  const [leavingAll, setLeavingAll] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const others = useSend({
    mutationFn: () => api.call("POST /api/accounts/sessions/end-others/", {}),
    success: "Semua perangkat lain sudah dikeluarkan.",
    onSuccess: refresh,
    onSettled: () => setLeavingAll(false),
  });
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y divide-border">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={refresh} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="danger-line" onClick={() => setLeavingAll(true)}>
          Keluar dari semua perangkat lain
        </Button>
      )}
      <ConfirmDialog
        open={leavingAll}
        title="Keluar dari semua perangkat lain?"
        text="Perangkat ini tetap masuk. Yang lain harus masuk kembali."
        confirm="Keluarkan"
        danger
        busy={others.busy}
        onConfirm={() => others.send()}
        onCancel={() => setLeavingAll(false)}
      />
    </div>
  );
}

function SessionRow({ session, onEnded }: { session: MemberSession; onEnded(): unknown }) {
  const now = useNow();
  const { send, busy } = useSend({
    mutationFn: () => api.call("DELETE /api/accounts/sessions/:id/", { params: { id: session.id } }),
    success: "Perangkat itu sudah dikeluarkan.",
    // Also after an error: the session may have ended by itself.
    onSettled: onEnded,
  });
  const { device, place, current } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-[1_1_7rem] text-sm">
        <p className="font-semibold">{device || "Perangkat lain"}</p>
        <p className="text-text-2 wrap-anywhere">
          {place && `${place} · `}
          {current ? "sedang dipakai" : `dipakai ${timeAgo(session.last_used_at, now)}`}
        </p>
      </div>
      {current ? (
        <StatusBadge tone="ok">Perangkat ini</StatusBadge>
      ) : (
        <Button
          variant="line"
          size="sm"
          busy={busy}
          aria-label={`Keluar dari ${device || "perangkat lain"}, ${place}`}
          onClick={() => send()}
        >
          Keluar
        </Button>
      )}
    </li>
  );
}
