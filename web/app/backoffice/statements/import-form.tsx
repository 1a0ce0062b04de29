import type { Bank } from "@barakah/contract/payment-methods";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payment-methods";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWork } from "../ui/use-work.ts";
import { columnsOf } from "./columns-of.ts";
import { mappingsQuery } from "./queries.ts";

const BANKS = (["bsi", "bjb"] as const).map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }));
const NOTHING = { day: "", amount: "", description: "", direction: "", incoming: "" };
const COLUMNS = [
  { name: "day", label: "Kolom tanggal" },
  { name: "amount", label: "Kolom uang masuk" },
  { name: "description", label: "Kolom keterangan" },
  { name: "direction", label: "Kolom arah (bila ada)" },
] as const;

/** The bank's columns are chosen once; the next file of that bank begins with the same ones. */
export function ImportForm() {
  const client = useQueryClient();
  const work = useWork();
  const { data: remembered = [] } = useQuery(mappingsQuery);
  const [bank, setBank] = useState<Bank>("bsi");
  const [csv, setCsv] = useState("");
  const [changes, setChanges] = useState<Partial<typeof NOTHING>>({});
  const known = remembered.find((one) => one.bank === bank)?.mapping;
  const mapping = { ...NOTHING, ...known, ...changes };
  const columns = columnsOf(csv);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setCsv((await target.files?.[0]?.text()) ?? "");
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const done = await work.run(() =>
      api.call("POST /api/admin/statements/", { body: { bank, csv, mapping } }),
    );
    if (!done) return;
    setChanges({});
    await work.run(async () => done, `${done.added} baris baru, ${done.repeated} sudah ada.`);
    await client.invalidateQueries({ queryKey: ["statements"] });
  }

  return (
    <form onSubmit={submit} noValidate className="bo-fields grid-cols-[minmax(0,1fr)]">
      <Select
        label="Bank"
        value={bank}
        options={BANKS}
        onChange={({ target }) => {
          setBank(target.value as Bank);
          setChanges({});
        }}
      />
      <Field label="Berkas mutasi (CSV)" error={work.errorOf("csv") ?? work.errorOf("mapping")}>
        {(control) => <input {...control} type="file" accept=".csv,text/csv,text/plain" onChange={choose} />}
      </Field>
      {columns.length > 0 &&
        COLUMNS.map(({ name, label }) => (
          <Select
            key={name}
            label={label}
            value={mapping[name]}
            placeholder={name === "direction" ? "Tidak ada" : "Pilih kolom"}
            options={columns.map((value) => ({ value, label: value }))}
            error={work.errorOf(`mapping.${name}`)}
            onChange={({ target }) => setChanges((before) => ({ ...before, [name]: target.value }))}
          />
        ))}
      {mapping.direction && (
        <TextInput
          label="Tanda uang masuk"
          hint="Misalnya CR atau K."
          value={mapping.incoming}
          onChange={({ target }) => setChanges((before) => ({ ...before, incoming: target.value }))}
        />
      )}
      <Button type="submit" busy={work.busy} disabled={columns.length === 0}>
        Impor
      </Button>
    </form>
  );
}
