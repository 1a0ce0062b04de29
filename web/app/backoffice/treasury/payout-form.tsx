import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payment-methods";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { AmountInput } from "../catalogue/amount-input.tsx";
import { useWork } from "../ui/use-work.ts";
import { fundsQuery } from "./queries.ts";
import { storyHtml } from "./story-html.ts";

const BANKS = (["bsi", "bjb"] as const).map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }));
const today = () => new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10);
const EMPTY = { campaign: "", bank: "bsi", amount: 0, paidOn: today(), title: "", story: "" };

/** Money that went on. What is typed stays until the server has it. */
export function PayoutForm() {
  const client = useQueryClient();
  const work = useWork();
  const { data: funds = [] } = useQuery(fundsQuery);
  const [form, setForm] = useState(EMPTY);
  const key = useRef(crypto.randomUUID());
  const picture = useRef<HTMLInputElement>(null);
  const change = (some: Partial<typeof EMPTY>) => setForm((before) => ({ ...before, ...some }));
  const chosen = funds.find(({ id }) => String(id) === form.campaign);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const sent = new FormData();
    sent.set("campaign_id", form.campaign);
    sent.set("bank", form.bank);
    sent.set("amount", String(form.amount));
    sent.set("paid_on", form.paidOn);
    sent.set("title", form.title);
    sent.set("story", storyHtml(form.story));
    const file = picture.current?.files?.[0];
    if (file) sent.set("picture", file);
    const body = {
      campaign_id: "0",
      bank: "bsi" as const,
      amount: "0",
      paid_on: form.paidOn,
      title: form.title,
    };
    const headers = { "idempotency-key": key.current };
    const written = await work.run(
      () => api.call("POST /api/admin/payouts/", { body }, { form: sent, headers }),
      "Penyaluran dana sudah dicatat.",
    );
    if (!written) return;
    key.current = crypto.randomUUID();
    setForm(EMPTY);
    if (picture.current) picture.current.value = "";
    await client.invalidateQueries({ queryKey: ["payouts"] });
  }

  return (
    <form onSubmit={submit} noValidate className="bo-fields grid-cols-[minmax(0,1fr)]">
      <Select
        label="Kampanye"
        value={form.campaign}
        placeholder="Pilih kampanye"
        options={funds.map(({ id, title }) => ({ value: String(id), label: title }))}
        hint={chosen && `Tersisa ${rupiah(chosen.remaining)} dari ${rupiah(chosen.collected)}`}
        error={work.errorOf("campaign_id")}
        onChange={({ target }) => change({ campaign: target.value })}
      />
      <Select
        label="Dari rekening"
        value={form.bank}
        options={BANKS}
        error={work.errorOf("bank")}
        onChange={({ target }) => change({ bank: target.value })}
      />
      <AmountInput
        label="Nominal"
        amount={form.amount}
        error={work.errorOf("amount")}
        onChange={(amount) => change({ amount })}
      />
      <TextInput
        label="Tanggal"
        type="date"
        max={today()}
        value={form.paidOn}
        error={work.errorOf("paid_on")}
        onChange={({ target }) => change({ paidOn: target.value })}
      />
      <TextInput
        label="Judul"
        value={form.title}
        maxLength={150}
        error={work.errorOf("title")}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label="Cerita"
        optional
        value={form.story}
        error={work.errorOf("story")}
        onChange={({ target }) => change({ story: target.value })}
      />
      <Field label="Foto atau kuitansi" optional hint="JPG atau PNG, paling besar 2 MB. Dilihat semua orang.">
        {(control) => (
          <input {...control} ref={picture} type="file" accept="image/jpeg,image/png" className="w-full" />
        )}
      </Field>
      <Button type="submit" busy={work.busy}>
        Catat penyaluran
      </Button>
    </form>
  );
}
