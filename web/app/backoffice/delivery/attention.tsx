import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { amountFrom } from "../../ui/staff/amount-input.tsx";
import { listSize } from "../../ui/staff/pagination.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { unweighedQuery } from "./queries.ts";

/** Products without a weight, for which no courier can be offered. */
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
  const form = useForm({
    initial: { weight_g: "" },
    mutationFn: ({ weight_g }) =>
      api.call("POST /api/admin/products/:id/weight/", {
        params: { id },
        body: { weight_g: amountFrom(weight_g) },
      }),
    success: "Beratnya dicatat.",
    refreshes: [unweighedQuery().queryKey],
    toasts: true,
  });
  return (
    <li className="py-2">
      <p className="text-sm font-semibold">
        {title} {unit && <span className="font-normal text-text-2">per {unit}</span>}
      </p>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex items-end gap-2">
        <TextInput label="Berat dengan kemasan (gram)" inputMode="numeric" {...form.field("weight_g")} />
        <SmallButton label="Isi" type="submit" variant="soft" busy={form.busy} />
      </form>
    </li>
  );
}
