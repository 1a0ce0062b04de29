import type { ResponseOf, saveNpwp } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { putCached } from "../../platform/query-client.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Card } from "../../ui/layout/card.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { npwpQuery } from "./queries.ts";

const DIGITS = /^[\s.-]*(?:\d[\s.-]*){15,16}$/;

/** The tax number for zakat receipts; once stored it is only shown masked. */
export function NpwpCard({ memberId }: { memberId: number | undefined }) {
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
        <Button type="submit" variant="soft" busy={form.busy}>
          Simpan NPWP
        </Button>
      </form>
    </Card>
  );
}
