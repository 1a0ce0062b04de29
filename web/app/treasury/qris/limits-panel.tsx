import type { getNoticePolicy, ResponseOf } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { IdentityFields, NOBODY, proofOf } from "../../accounts/index.ts";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { policyQuery } from "./queries.ts";

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
      action={<SmallButton label="Ubah" variant="line" onClick={() => setChanging(true)} />}
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
        <TextLink to="/admin/mutasi?status=belum-terlihat" className="font-bold">
          {unseen.payments}
          {unseen.payments > 0 && `, tertua ${unseen.oldest_days} hari`}
        </TextLink>
        {unseen.overdue > 0 && <b className="text-danger-text"> · {unseen.overdue} lewat batas</b>}
      </p>
      {changing && <LimitsDialog policy={data} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

const MODES = [
  { value: "propose", label: "Usulkan: bendahara menekan satu tombol" },
  { value: "automatic", label: "Otomatis sampai batas" },
];
const DAYS = ["3", "5", "7", "10", "14"].map((value) => ({ value, label: `${value} hari` }));

function LimitsDialog({ policy, onClose }: { policy: ResponseOf<typeof getNoticePolicy>; onClose(): void }) {
  const { automatic, payment_limit, day_limit, seen_days } = policy;
  const toast = useToast();
  const form = useDialogForm({
    initial: {
      mode: automatic ? "automatic" : "propose",
      payment_limit,
      day_limit,
      seen_days: String(seen_days),
      ...NOBODY,
    },
    send: ({ mode, seen_days: days, password, otp, ...limits }) =>
      api.call("POST /api/admin/notice-policy/", {
        body: {
          ...limits,
          automatic: mode === "automatic",
          seen_days: Number(days),
          ...proofOf({ password, otp }),
        },
      }),
    onDone({ detail, waits }) {
      toast.success(waits ? `Perlu orang kedua. ${detail}` : detail);
      onClose();
    },
    onClose,
  });
  return (
    <FormDialog form={form} title="Batas otomatis" submit="Simpan">
      <Select label="Bila notifikasi cocok" options={MODES} {...form.field("mode")} />
      <AmountInput label="Per pembayaran" hint="Lebih besar: diusulkan" {...form.field("payment_limit")} />
      <AmountInput label="Per hari" hint="Setelah habis: diusulkan" {...form.field("day_limit")} />
      <Select
        label="Harus terlihat di mutasi"
        hint="Selebihnya masuk daftar dan pemeriksaan malam."
        options={DAYS}
        {...form.field("seen_days")}
      />
      <p className="text-sm text-text-2">
        Menurunkan batas atau mematikan otomatis berlaku langsung. Menaikkan batas atau menyalakannya
        disetujui petugas keuangan lain dahulu.
      </p>
      <IdentityFields form={form} />
    </FormDialog>
  );
}
