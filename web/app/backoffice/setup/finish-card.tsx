import type { Setup } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { putCached } from "../../platform/query-client.ts";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { setupQuery } from "./queries.ts";

export function FinishCard({ setup }: { setup: Setup }) {
  const client = useQueryClient();
  const finish = useSend({
    mutationFn: () => api.call("POST /api/admin/setup/finish/", {}),
    onSuccess: (answer) => putCached(client, setupQuery.queryKey, answer),
  });
  const skipped = setup.steps.filter(({ state }) => state === "skipped").length;
  return (
    <section className="setup-card setup-open" aria-labelledby="selesai">
      <div className="setup-body">
        <h2 id="selesai" className="text-xl leading-7 font-extrabold">
          {setup.finished_at ? "Pemasangan selesai" : "Semua langkah sudah dilalui"}
        </h2>
        <p className="max-w-[60ch] text-text-2">
          {skipped > 0
            ? `${skipped} langkah dilewati; kamu dapat membukanya lagi di atas kapan saja.`
            : "Semua terbukti. Buat program, produk atau kelas pertamamu."}
        </p>
      </div>
      <footer className="setup-foot">
        {setup.finished_at ? (
          <LinkButton to="/admin" className="ml-auto">
            Ke back office
          </LinkButton>
        ) : (
          <Button className="ml-auto" busy={finish.busy} onClick={() => finish.send()}>
            Selesai
          </Button>
        )}
      </footer>
    </section>
  );
}
