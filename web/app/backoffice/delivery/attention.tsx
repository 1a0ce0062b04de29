import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { amountFrom } from "../../ui/staff/amount-input.tsx";
import { listSize } from "../../ui/staff/pagination.ts";
import { Panel } from "../../ui/staff/panel.tsx";
import { unweighedQuery } from "./queries.ts";

/** What keeps couriers from being offered: products that nobody has weighed. */
export function Attention() {
  const { data } = useQuery(unweighedQuery());
  return (
    <Panel
      title="Perlu perhatian"
      note={
        data?.total
          ? `${listSize(data.total)} produk tanpa berat: tidak ditawarkan kurir sebelum diisi`
          : undefined
      }
    >
      {data?.total === 0 && <p className="text-text-2">Semua produk punya berat.</p>}
      <ul className="divide-y divide-border">
        {data?.items.map(({ id, title, unit }) => (
          <Weighing key={id} id={id} title={title} unit={unit} />
        ))}
      </ul>
      <p className="pt-3 text-sm">
        <Link to="/admin/tarif" className="font-semibold text-primary-text underline">
          Tabel tarif
        </Link>
      </p>
    </Panel>
  );
}

function Weighing({ id, title, unit }: { id: number; title: string; unit: string }) {
  const client = useQueryClient();
  const [grams, setGrams] = useState("");
  const { send, busy, errorOf } = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/products/:id/weight/", {
        params: { id },
        body: { weight_g: amountFrom(grams) },
      }),
    success: "Beratnya dicatat.",
    onSuccess: () => client.invalidateQueries({ queryKey: unweighedQuery().queryKey }),
  });
  return (
    <li className="py-2">
      <p className="text-sm font-semibold">
        {title} {unit && <span className="font-normal text-text-2">per {unit}</span>}
      </p>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextInput
          label="Berat dengan kemasan (gram)"
          inputMode="numeric"
          value={grams}
          error={errorOf("weight_g")}
          onChange={({ target }) => setGrams(target.value)}
        />
        <Button type="submit" variant="soft" size="sm" className="btn-40" busy={busy}>
          Isi
        </Button>
      </form>
    </li>
  );
}
