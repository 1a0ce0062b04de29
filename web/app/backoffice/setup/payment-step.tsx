import type { Setup, SetupTrial } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { setupQuery } from "./queries.ts";
import { stepSummary } from "./setup-words.ts";
import { StepHead } from "./step-head.tsx";
import { TrialList } from "./trial-list.tsx";

export function PaymentStep({ setup }: { setup: Setup }) {
  const client = useQueryClient();
  const toast = useToast();
  const [trial, setTrial] = useState<SetupTrial>();
  const tried = useSend({
    mutationFn: () => api.call("POST /api/admin/setup/payment/", {}),
    onSuccess(answer) {
      setTrial(answer);
      if (!answer.advice) toast.success("Uji pembayaran berhasil.");
      return client.invalidateQueries(setupQuery);
    },
  });
  return (
    <>
      <StepHead step="payment" title="Pembayaran online">
        Kami membuka halaman pembayaran Rp. 10.000 di Midtrans dengan kunci yang terpasang, memastikan belum
        ada yang membayarnya, lalu menutupnya lagi. Tidak ada uang yang berpindah dan tidak ada yang masuk
        buku.
      </StepHead>
      <dl className="setup-facts">
        <dt>Keadaan</dt>
        <dd>{stepSummary("payment", setup)}</dd>
      </dl>
      {trial && <TrialList trial={trial} />}
      {setup.payment !== "off" && (
        <Button
          variant={trial ? "line" : "primary"}
          busy={tried.busy}
          onClick={() => tried.send()}
          className="w-fit"
        >
          {trial ? "Coba lagi" : "Uji pembayaran"}
        </Button>
      )}
    </>
  );
}
