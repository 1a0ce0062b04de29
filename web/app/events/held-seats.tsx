import { useQueryClient } from "@tanstack/react-query";
import { CodeStep, useCodeStep } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { putCached } from "../platform/query-client.ts";
import { Note } from "../ui/feedback/note.tsx";
import { Button } from "../ui/form/button.tsx";
import { problemIn, useSend } from "../ui/form/use-send.ts";
import { useToast } from "../ui/toast/toasts.tsx";
import { ticketsQuery } from "./ticket-queries.ts";

/** Seats above the share of one phone. The buyer confirms them by a code that is sent to the contact. */
export function HeldSeats({ whole, ticketKey }: { whole: boolean; ticketKey: string }) {
  const client = useQueryClient();
  const step = useCodeStep();
  const toast = useToast();
  const params = { key: ticketKey };
  const { send, busy } = useSend({
    mutationFn: () => api.call("POST /api/tickets/:key/confirm-seats/", { params, body: step.body() }),
    success: "Kursimu sekarang pasti.",
    onSuccess: (answer) => putCached(client, ticketsQuery(ticketKey).queryKey, answer),
    refreshes: [["member"]],
    onError: (error) => step.takes(error) || toast.error(problemIn(error)),
    onDone: step.close,
  });
  return (
    <>
      <Note tone="gold" className="mx-4 mt-4">
        Kursi ini ditahan, belum pasti: melebihi bagian satu HP atau nomor. Bila acaranya penuh, kursi ini
        diberikan kepada peserta lain.{" "}
        {whole
          ? "Agar pasti, kami kirim kode ke e-mail atau WhatsApp yang diisi waktu mendaftar. Tidak punya keduanya? Minta panitia mendaftarkan."
          : "Minta yang mendaftarkanmu memastikannya di halaman pendaftarannya."}
        {whole && (
          <div className="mt-3" data-needs-script>
            <Button variant="soft" busy={busy} onClick={() => send()} label="Pastikan kursi" />
          </div>
        )}
      </Note>
      <CodeStep
        step={step}
        ask={() => api.call("POST /api/tickets/:key/code/", { params })}
        busy={busy}
        onCode={() => send()}
      />
    </>
  );
}
