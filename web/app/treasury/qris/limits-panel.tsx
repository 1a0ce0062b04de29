import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { IdentityFields, NOBODY, proofOf } from "../proposals/identity-fields.tsx";
import { policyQuery } from "./queries.ts";

/** What the system may approve by itself, and how much of it has been used today. */
export function LimitsPanel() {
  const { data } = useQuery(policyQuery);
  const [changing, setChanging] = useState(false);
  if (!data) return null;
  const { automatic, payment_limit, day_limit, seen_days, today, unseen } = data;
  const facts: [string, string][] = [
    ["Per pembayaran", rupiah(payment_limit)],
    ["Per hari", rupiah(day_limit)],
    ["Harus terlihat di mutasi", `${seen_days} hari`],
  ];
  return (
    <Panel
      title="Batas otomatis"
      note="Di luar batas, notifikasi hanya mengusulkan"
      action={
        <Button size="sm" variant="line" className="btn-40" onClick={() => setChanging(true)}>
          Ubah
        </Button>
      }
    >
      <p className="mb-2">
        <b>{automatic ? "Otomatis sampai batas." : "Usulkan."}</b>{" "}
        {automatic
          ? "Sistem menyetujui bila tepat satu pembayaran memesan nominal itu."
          : "Naik ke atas antrean; bendahara menekan satu tombol."}
      </p>
      <dl className="divide-y divide-border">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <dt className="flex-1 text-text-2">{label}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex justify-between gap-3">
        Otomatis hari ini <b className="tabular-nums">{rupiah(today.amount)}</b>
      </p>
      <progress
        value={day_limit ? today.amount / day_limit : 0}
        aria-label="Batas hari ini yang terpakai"
        className="my-1.5 block h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-2 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-primary"
      />
      <p className="text-sm text-text-2">
        {today.payments} pembayaran, sisa {rupiah(Math.max(0, day_limit - today.amount))}
      </p>
      <p className="mt-2 text-sm">
        QRIS disetujui, belum terlihat di mutasi:{" "}
        <Link to="/admin/mutasi?status=belum-terlihat" className="font-bold underline underline-offset-3">
          {unseen.payments}
          {unseen.payments > 0 && `, tertua ${unseen.oldest_days} hari`}
        </Link>
        {unseen.overdue > 0 && <b className="text-danger-text"> · {unseen.overdue} lewat batas</b>}
      </p>
      {changing && <LimitsDialog policy={data} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

interface Policy {
  automatic: boolean;
  payment_limit: number;
  day_limit: number;
  seen_days: number;
}

const MODES = [
  { value: "propose", label: "Usulkan: bendahara menekan satu tombol" },
  { value: "automatic", label: "Otomatis sampai batas" },
];

function LimitsDialog({ policy, onClose }: { policy: Policy; onClose(): void }) {
  const { automatic, payment_limit, day_limit, seen_days } = policy;
  const [form, setForm] = useState<Policy>({ automatic, payment_limit, day_limit, seen_days });
  const [identity, setIdentity] = useState(NOBODY);
  const change = (to: Partial<Policy>) => setForm((before) => ({ ...before, ...to }));
  const saving = useSend({
    mutationFn: () => api.call("POST /api/admin/notice-policy/", { body: { ...form, ...proofOf(identity) } }),
    success: "Batas otomatis disimpan.",
    onError() {},
    refreshes: "everything",
  });
  return (
    <WorkDialog
      title="Batas otomatis"
      onClose={onClose}
      foot={
        <SendButton sending={saving} onDone={onClose}>
          Simpan
        </SendButton>
      }
    >
      <div className="bo-fields">
        <Select
          label="Bila notifikasi cocok"
          options={MODES}
          value={form.automatic ? "automatic" : "propose"}
          onChange={({ target }) => change({ automatic: target.value === "automatic" })}
        />
        <AmountInput
          label="Per pembayaran"
          hint="Lebih besar: diusulkan"
          amount={form.payment_limit}
          error={saving.errorOf("payment_limit")}
          onChange={(limit) => change({ payment_limit: limit })}
        />
        <AmountInput
          label="Per hari"
          hint="Setelah habis: diusulkan"
          amount={form.day_limit}
          error={saving.errorOf("day_limit")}
          onChange={(limit) => change({ day_limit: limit })}
        />
        <Select
          label="Harus terlihat di mutasi"
          hint="Selebihnya masuk daftar dan pemeriksaan malam."
          options={[3, 5, 7, 10, 14].map((days) => ({ value: String(days), label: `${days} hari` }))}
          value={String(form.seen_days)}
          onChange={({ target }) => change({ seen_days: Number(target.value) })}
        />
        <IdentityFields value={identity} errorOf={saving.errorOf} onChange={setIdentity} />
        {saving.problem && <FieldError>{saving.problem}</FieldError>}
      </div>
    </WorkDialog>
  );
}
