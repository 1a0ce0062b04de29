import type { StaffRule } from "@barakah/contract";
import { type ReactNode, useRef, useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah, timeOfDay } from "../../platform/format.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Keys } from "../../ui/staff/keys.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { nisabText, rateText, ruleName } from "./rule-words.ts";
import { SourceLink } from "./source-link.tsx";

interface WaitingRuleProps {
  rule: StaffRule;
  me: number | undefined;
  /** Whether the keyboard shortcuts act on this one. */
  keys: boolean;
}

/** A rule that waits for confirmation by a second person. */
export function WaitingRule({ rule, me, keys }: WaitingRuleProps) {
  const own = rule.entered_by.id === me;
  return (
    <Panel
      title={own ? "Menunggu orang kedua" : "Menunggu konfirmasimu"}
      note="Aturan tidak dipakai sebelum orang kedua membaca sumbernya"
      action={<StatusBadge tone="wait">Menunggu</StatusBadge>}
      bare
    >
      <div className="grid gap-x-6 gap-y-4 px-4.5 pb-4.5 min-[1200px]:grid-cols-[minmax(0,1fr)_240px]">
        <div className="min-w-0">
          <h3 className="text-[0.9375rem]">{ruleName(rule)}</h3>
          <p className="mt-1 mb-2.5 text-sm text-text-2">
            Diisi {rule.entered_by.name}, {date(rule.entered_at)} {timeOfDay(rule.entered_at)}
          </p>
          <Formula rule={rule} />
          <dl className="mt-2.5 divide-y divide-border text-sm">
            {rule.kind !== "fitrah" && <Fact name="Kadar">{rateText(rule)}</Fact>}
            <Fact name="Sumber">
              <SourceLink rule={rule} />
            </Fact>
            <Fact name="Ditetapkan">{date(rule.decided_on)}</Fact>
            <Fact name="Berlaku mulai">{date(rule.valid_from)} 00.00 WIB</Fact>
            {rule.valid_to && <Fact name="Sampai">{date(rule.valid_to)}</Fact>}
          </dl>
        </div>
        <div className="grid content-start gap-2.5">
          <Who name={rule.entered_by.name} does="mengisi" done />
          <Who name={own ? "Petugas lain" : "Kamu"} does="belum" />
        </div>
      </div>
      <Decide rule={rule} own={own} keys={keys} />
    </Panel>
  );
}

const Formula = ({ rule }: { rule: StaffRule }) => (
  <p className="flex flex-wrap items-baseline gap-x-2 rounded-[10px] bg-surface-2 px-3.5 py-2.5 text-sm">
    <span className="text-text-2">{rule.kind === "fitrah" ? "Per jiwa" : "Nisab"}</span>
    <b>{nisabText(rule)}</b>
    {rule.nisab_basis === "idr" ? (
      <>
        <span className="text-text-3">sebulan, setahun</span>
        <b>{rupiah(rule.nisab_value)}</b>
      </>
    ) : (
      rule.nisab_now !== null && (
        <>
          <span className="text-text-3">sekarang</span>
          <b>{rupiah(rule.nisab_now)}</b>
        </>
      )
    )}
  </p>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 py-2">
    <dt className="text-text-2">{name}</dt>
    <dd className="text-right font-semibold tabular-nums">{children}</dd>
  </div>
);

const Who = ({ name, does, done = false }: { name: string; does: string; done?: boolean }) => (
  <div className="flex items-center gap-3 rounded-[10px] px-3 py-2.5 inset-ring inset-ring-border">
    <span className="min-w-0 flex-1">
      <b className="block truncate text-sm">{name}</b>
      <small className="text-text-2">{does}</small>
    </span>
    {done ? (
      <Icon name="check-circle-fill" size={20} className="text-primary-text" />
    ) : (
      <Icon name="clock-countdown-fill" size={20} className="text-text-3" />
    )}
  </div>
);

const CONFIRM = [["S"], "konfirmasi"] as const;

function Decide({ rule, own, keys }: { rule: StaffRule; own: boolean; keys: boolean }) {
  const [read, setRead] = useState(false);
  const [asking, setAsking] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const params = { id: rule.id };
  const confirming = useSend({
    mutationFn: () => api.call("POST /api/admin/zakat/rules/:id/confirm/", { params }),
    success: "Aturan dikonfirmasi.",
    refreshes: "everything",
  });
  const form = useForm({
    initial: { reason: "" },
    mutationFn: (body) => api.call("POST /api/admin/zakat/rules/:id/return/", { params, body }),
    success: "Aturan dikembalikan.",
    refreshes: "everything",
    toasts: true,
  });
  useShortcuts(
    keys
      ? {
          Enter: () => rule.source_url && window.open(rule.source_url, "_blank", "noreferrer"),
          // Only after the box is ticked.
          s: () => (read ? !confirming.busy && confirming.send() : box.current?.focus()),
        }
      : {},
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-border px-4.5 py-3.5">
      {own ? (
        <p className="text-sm text-text-2">
          Kamu yang mengisinya, jadi petugas keuangan lain yang membaca sumbernya dan mengonfirmasi.
        </p>
      ) : (
        <Checkbox ref={box} checked={read} onChange={({ target }) => setRead(target.checked)}>
          Saya membuka sumbernya, dan nisab serta kadarnya sama.
        </Checkbox>
      )}
      {asking && <TextInput label="Alasan dikembalikan" {...form.field("reason")} />}
      <div className="flex flex-wrap items-center justify-end gap-2.5 max-[820px]:*:flex-[1_1_100%]">
        {keys && (
          <span className="mr-auto max-[820px]:hidden">
            <Keys inline keys={rule.source_url ? [[["Enter"], "buka sumber"], CONFIRM] : [CONFIRM]} />
          </span>
        )}
        <SmallButton
          variant="line"
          busy={form.busy}
          onClick={() => (asking ? form.submit() : setAsking(true))}
          label={own ? "Tarik kembali" : `Kembalikan ke ${rule.entered_by.name}`}
        />
        {!own && (
          <SmallButton disabled={!read} busy={confirming.busy} onClick={() => confirming.send()}>
            Konfirmasi aturan
          </SmallButton>
        )}
      </div>
    </div>
  );
}
