import type { TicketPage } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CodeStep, useCodeStep } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { rupiah } from "../platform/format.ts";
import { putCached } from "../platform/query-client.ts";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { problemIn, useSend } from "../ui/form/use-send.ts";
import { Icon, type IconName } from "../ui/icons/icon.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import { ticketsQuery } from "./ticket-queries.ts";

const WAY = "flex min-h-16 items-center gap-3 px-3.5 py-2.5";

interface WayWordsProps {
  icon: IconName;
  tint?: string;
  title: string;
  text: string;
}

/** A row below the ticket: what can be done with it. */
const WayWords = ({ icon, tint = "bg-primary-soft text-on-primary-soft", title, text }: WayWordsProps) => (
  <>
    <span className={`grid size-10 flex-none place-items-center rounded-md ${tint}`}>
      <Icon name={icon} size={20} />
    </span>
    <span className="min-w-0 flex-1">
      <b className="block leading-[1.3rem]">{title}</b>
      <span className="line-clamp-2 text-xs wrap-anywhere text-text-2">{text}</span>
    </span>
    <Icon name="caret-right-bold" size={16} className="text-text-3" />
  </>
);

export const Way = ({ href, ...words }: { href: string; icon: IconName; title: string; text: string }) => (
  <li>
    <a href={href} className={WAY}>
      <WayWords {...words} />
    </a>
  </li>
);

/** Cancels one ticket at its own address, the whole registration at that of all. */
export function CancelTickets({ page, ticketKey }: { page: TicketPage; ticketKey: string }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const step = useCodeStep();
  const toast = useToast();
  const params = { key: ticketKey };
  const { send, busy } = useSend({
    mutationFn: () => api.call("POST /api/tickets/:key/cancel/", { params, body: step.body() }),
    success: "Sudah dibatalkan.",
    onSuccess: (answer) => putCached(client, ticketsQuery(ticketKey).queryKey, answer),
    refreshes: [["member"], ["events"]],
    onError(error) {
      setAsked(false);
      if (!step.takes(error)) toast.error(problemIn(error));
    },
    onDone() {
      setAsked(false);
      step.close();
    },
  });
  const held = page.tickets.filter(({ state }) => state === "valid").length;
  const several = page.whole && held > 1;
  const waits = page.state === "waitlisted";
  const paid = page.state === "confirmed" && page.total > 0;
  return (
    <>
      <button type="button" onClick={() => setAsked(true)} className={`${WAY} w-full text-left`}>
        <WayWords
          icon="x-circle-fill"
          tint="bg-accent-soft text-accent-text"
          title={waits ? "Keluar dari daftar tunggu" : several ? "Batalkan semua tiket" : "Batalkan tiket"}
          text={waits ? "Giliranmu untuk orang lain" : "Kursinya untuk orang lain"}
        />
      </button>
      <ConfirmDialog
        open={asked}
        title={
          waits ? "Keluar dari daftar tunggu?" : several ? `Batalkan ${held} tiket?` : "Batalkan tiket ini?"
        }
        text={
          paid
            ? `Kursinya dilepas dan tidak bisa diambil lagi. ${
                page.whole
                  ? `Yang sudah dibayar (pendaftaran ini ${rupiah(page.total)}) diajukan ke bendahara untuk dikembalikan; isi rekeningmu setelah ini.`
                  : "Yang sudah dibayar untuk tiket ini diajukan ke bendahara untuk dikembalikan kepada yang mendaftarkanmu."
              }`
            : waits
              ? "Kalau nanti kamu mendaftar lagi, kamu mulai dari urutan paling belakang."
              : "Kursinya dilepas dan tidak bisa diambil lagi."
        }
        confirm={waits ? "Ya, keluar" : "Ya, batalkan"}
        cancel="Tidak jadi"
        danger
        busy={busy}
        onConfirm={() => send()}
        onCancel={() => setAsked(false)}
      />
      <CodeStep
        step={step}
        ask={() => api.call("POST /api/tickets/:key/code/", { params })}
        busy={busy}
        onCode={() => send()}
      />
    </>
  );
}
