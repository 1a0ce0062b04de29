import type { TicketPage } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CodeStep, Panel, useCodeStep } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { rupiah } from "../platform/format.ts";
import { putCached } from "../platform/query-client.ts";
import { Note } from "../ui/feedback/note.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { ShortForm } from "./short-form.tsx";
import { ticketsQuery } from "./ticket-queries.ts";

interface RefundAccountProps {
  refund: NonNullable<TicketPage["refund"]>;
  ticketKey: string;
}

export default function RefundAccount({ refund, ticketKey }: RefundAccountProps) {
  const client = useQueryClient();
  const { amount, paid_back, decided, bank, account_number, account_holder } = refund;
  const step = useCodeStep();
  const params = { key: ticketKey };
  const form = useForm({
    initial: { bank, account_number, account_holder },
    mutationFn: (account) =>
      api.call("POST /api/tickets/:key/refund-account/", { params, body: { ...account, ...step.body() } }),
    success: "Rekeningmu tersimpan.",
    onSuccess: (answer) => putCached(client, ticketsQuery(ticketKey).queryKey, answer),
    onError: step.takes,
    onDone: step.close,
  });
  if (paid_back >= amount)
    return (
      <Note tone="green" className="mx-4 mt-4">
        {rupiah(paid_back)} sudah dikembalikan kepadamu.
      </Note>
    );
  if (decided)
    return (
      <Note tone="green" className="mx-4 mt-4">
        {rupiah(amount - paid_back)} sudah disetujui untuk dikembalikan dan sedang diproses. Hubungi panitia
        bila ada yang keliru.
      </Note>
    );
  return (
    <Panel title="Pengembalian dana" className="mt-4">
      <p className="mb-4 text-sm text-text-2">
        {rupiah(amount - paid_back)} dikembalikan oleh bendahara.{" "}
        {account_number ? "Rekening di bawah ini masih bisa kamu ubah." : "Ke rekening mana?"}
      </p>
      <ShortForm form={form} submit="Simpan rekening">
        <TextInput {...form.field("bank")} label="Bank" maxLength={60} required />
        <TextInput
          {...form.field("account_number")}
          label="Nomor rekening"
          inputMode="numeric"
          maxLength={40}
          required
        />
        <TextInput {...form.field("account_holder")} label="Atas nama" maxLength={100} required />
      </ShortForm>
      <CodeStep
        step={step}
        ask={() => api.call("POST /api/tickets/:key/code/", { params })}
        busy={form.busy}
        onCode={() => form.submit()}
      />
    </Panel>
  );
}
