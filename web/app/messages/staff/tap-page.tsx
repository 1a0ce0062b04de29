import type { listTapMessages, ResponseOf } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../../platform/browser-api.ts";
import { timeAgo, wholeNumber } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { readQuery } from "../../platform/query-client.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../ui/form/button-style.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { stepFocus } from "../../ui/staff/step-focus.ts";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";

type Taps = ResponseOf<typeof listTapMessages>;
type State = "queued" | "sent" | "skipped";

const OFTEN = 20_000;
const LINKS = "a[data-tap]";

export default function TapPage() {
  const query = useQuery({
    ...readQuery(["staff", "taps"], "GET /api/admin/messages/", {}),
    // Colleagues send from the same list.
    refetchInterval: OFTEN,
    refetchOnWindowFocus: true,
  });
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<{ place: number; undone?: number }>(undefined);
  const { send, busy } = useSend({
    mutationFn: ({ id, state }: { id: number; state: State }) =>
      api.call("POST /api/admin/messages/:id/", { params: { id }, body: { state } }),
    refreshes: [["staff"]],
  });
  const waiting = query.data?.waiting;
  // The button that was pressed is gone. A row in its place is next; what was undone is next itself.
  useEffect(() => {
    if (next.current === undefined || !waiting) return;
    const links = list.current?.querySelectorAll<HTMLElement>(LINKS) ?? [];
    const undone = waiting.findIndex(({ id }) => id === next.current?.undone);
    links[undone < 0 ? Math.min(next.current.place, links.length - 1) : undone]?.focus();
    next.current = undefined;
  }, [waiting]);
  useShortcuts({
    j: () => stepFocus(list.current, LINKS, 1),
    k: () => stepFocus(list.current, LINKS, -1),
  });
  const decide = (id: number, state: State) => {
    const place = waiting?.findIndex((one) => one.id === id) ?? -1;
    next.current = state === "queued" ? { place, undone: id } : { place };
    void send({ id, state });
  };
  if (!query.data)
    return (
      <WorkPage title="Pesan untuk tamu">
        <LoadState query={query} failure="Pesan belum dapat dimuat." />
      </WorkPage>
    );
  const { total, done } = query.data;
  return (
    <WorkPage title="Pesan untuk tamu">
      {query.data.waiting.length === 0 ? (
        <EmptyState level="p" heading="Tidak ada kabar yang menunggu dikirim." />
      ) : (
        <Panel
          bare
          title={`${wholeNumber(total)} menunggu`}
          note="Setelah WhatsApp terbuka, tekan kirim di sana. Barisnya langsung ditandai selesai di sini."
        >
          <ul ref={list} className="divide-y divide-border">
            {query.data.waiting.map((tap) => (
              <WaitingTap key={tap.id} tap={tap} busy={busy} onDecide={(state) => decide(tap.id, state)} />
            ))}
          </ul>
        </Panel>
      )}
      {done.length > 0 && <Done done={done} busy={busy} onUndo={(id) => decide(id, "queued")} />}
    </WorkPage>
  );
}

interface WaitingTapProps {
  tap: Taps["waiting"][number];
  busy: boolean;
  onDecide(state: State): void;
}

function WaitingTap({ tap: { title, phone, text, whatsapp, since }, busy, onDecide }: WaitingTapProps) {
  const now = useNow();
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <b className="block wrap-anywhere">{title}</b>
        <p className="text-text-2">
          {phone} · {timeAgo(since, now)}
        </p>
        <details className="mt-1">
          <summary className="min-h-6 cursor-pointer text-text-2 underline underline-offset-3">
            Lihat isinya
          </summary>
          <p className="mt-2 rounded-md bg-surface-2 p-3 whitespace-pre-line wrap-anywhere">{text}</p>
        </details>
      </div>
      <div className="flex gap-2">
        <a
          data-tap
          href={whatsapp}
          target="_blank"
          rel="noreferrer"
          aria-label={`Buka WhatsApp: ${title}, ${phone}`}
          onClick={(event) => (busy ? event.preventDefault() : onDecide("sent"))}
          className={buttonClass({ size: "sm", className: "btn-40" })}
        >
          <Icon name="whats-app-logo" /> Buka WhatsApp
        </a>
        <SmallButton
          variant="quiet"
          disabled={busy}
          aria-label={`Lewati: ${title}, ${phone}`}
          onClick={() => onDecide("skipped")}
        >
          Lewati
        </SmallButton>
      </div>
    </li>
  );
}

function Done({ done, busy, onUndo }: { done: Taps["done"]; busy: boolean; onUndo(id: number): void }) {
  const now = useNow();
  return (
    <Panel bare title="Sudah diurus hari ini" className="mt-4">
      <ul className="divide-y divide-border">
        {done.map(({ id, title, phone, state, by, at }) => (
          <li key={id} className="flex items-center justify-between gap-3 px-4 py-2">
            <div className="min-w-0">
              <span className="block wrap-anywhere">{title}</span>
              <span className="text-text-2">
                {state === "sent" ? "WhatsApp dibuka" : "Dilewati"} oleh {by ?? "petugas"} · {phone} ·{" "}
                {timeAgo(at, now)}
              </span>
            </div>
            <SmallButton
              variant="quiet"
              disabled={busy}
              aria-label={`Urungkan: ${title}, ${phone}`}
              onClick={() => onUndo(id)}
            >
              Urungkan
            </SmallButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
