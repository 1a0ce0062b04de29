import type { FundTransfer } from "@barakah/contract";
import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { useMember } from "../../platform/session.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { RefuseDialog, withReason } from "../../ui/staff/reason-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { asSentence, shortDay } from "./fund-format.ts";

interface TransfersPanelProps {
  waiting: readonly FundTransfer[];
  /** Transfers that the rules forbade lately. */
  denied: readonly FundTransfer[];
}

/** Transfers that wait for a second person. The keys S and T decide about the first one that is not one's own. */
export function TransfersPanel({ waiting, denied }: TransfersPanelProps) {
  const me = useMember()?.id;
  const [refusing, setRefusing] = useState<FundTransfer>();
  const approving = useSend({
    mutationFn: ({ id }: FundTransfer) =>
      api.call("POST /api/admin/fund-transfers/:id/approve/", { params: { id } }),
    success: "Disetujui dan sudah dibukukan.",
    refreshes: "everything",
  });
  const first = waiting.find(({ asked_by }) => asked_by.id !== me);
  useShortcuts({
    s: () => first && !approving.busy && approving.send(first),
    t: () => first && setRefusing(first),
  });
  return (
    <Panel
      title="Pemindahan menunggu"
      note="Diputuskan orang lain dari pengajunya"
      action={waiting.length > 0 && <StatusBadge tone="wait">{waiting.length}</StatusBadge>}
      bare
    >
      {waiting.length === 0 && <p className="px-4.5 pb-4.5 text-text-2">Tidak ada yang menunggu.</p>}
      {waiting.map((transfer) => (
        <Waiting
          key={transfer.id}
          transfer={transfer}
          own={transfer.asked_by.id === me}
          keys={transfer === first}
          busy={approving.busy}
          onApprove={() => approving.send(transfer)}
          onRefuse={() => setRefusing(transfer)}
        />
      ))}
      {denied.map((transfer) => (
        <Denied key={transfer.id} transfer={transfer} />
      ))}
      {refusing && (
        <RefuseDialog
          own={refusing.asked_by.id === me}
          title={refusing.asked_by.id === me ? "Tarik pengajuanmu?" : "Tolak pemindahan ini?"}
          text={`${rupiah(refusing.amount)} dari ${refusing.from.name} ke ${refusing.to.name} tidak jadi berpindah.`}
          success={refusing.asked_by.id === me ? "Pemindahan ditarik." : "Pemindahan ditolak."}
          refuse={withReason("POST /api/admin/fund-transfers/:id/refuse/", { id: refusing.id })}
          onClose={() => setRefusing(undefined)}
        />
      )}
    </Panel>
  );
}

const Denied = ({
  transfer: { asked_at, asked_by, from, to, amount, decision },
}: {
  transfer: FundTransfer;
}) => (
  <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />} className="m-4.5">
    <b>Ditolak sistem {shortDay(jakartaDay(asked_at))}:</b> {from.name} ke {to.name}, {rupiah(amount)}.{" "}
    {decision} Diajukan {asked_by.name}.
  </Note>
);

interface WaitingProps {
  transfer: FundTransfer;
  own: boolean;
  keys: boolean;
  busy: boolean;
  onApprove(): void;
  onRefuse(): void;
}

const kindWords = ({ kind }: FundTransfer["to"]) => (kind ? FUND_KIND_LABEL[kind] : "Uang acara");

function Waiting({ transfer, own, keys, busy, onApprove, onRefuse }: WaitingProps) {
  const { from, to, amount, reason, asked_by, asked_at, undoes } = transfer;
  return (
    <article className="border-t border-border px-4.5 py-[13px] leading-[1.125rem]">
      <p className="flex flex-wrap justify-between gap-x-3 gap-y-0.5 font-[700]">
        <span>
          {from.name} <span aria-hidden="true">→</span>
          <span className="sr-only"> ke </span> {to.name}
        </span>
        <b className="tabular-nums whitespace-nowrap">{rupiah(amount)}</b>
      </p>
      <p className="mt-[5px] mb-[9px] text-xs leading-[1.0625rem] text-text-2">
        {undoes && `Membatalkan pemindahan ${date(undoes.asked_at)}. `}
        {asSentence(reason)}{" "}
        {!undoes && from.rest_goes_to && (
          <>Halamannya menulis: ‘Bila terkumpul lebih: {from.rest_goes_to}’ </>
        )}
        {from.kind === to.kind
          ? `Jenisnya tetap: ${kindWords(to)}.`
          : `${kindWords(from)} menjadi ${kindWords(to)}.`}{" "}
        Diajukan {own ? "olehmu" : asked_by.name}, {date(asked_at)}.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {own ? (
          <>
            <span className="min-w-0 flex-1 text-text-2">
              Menunggu petugas keuangan lain: kamu pengajunya.
            </span>
            <SmallButton label="Tarik" variant="line" onClick={onRefuse} />
          </>
        ) : (
          <>
            <SmallButton busy={busy} onClick={onApprove}>
              <Icon name="check-bold" size={16} />
              Setujui {keys && <kbd>S</kbd>}
            </SmallButton>
            <SmallButton variant="line" disabled={busy} onClick={onRefuse}>
              Tolak {keys && <kbd>T</kbd>}
            </SmallButton>
          </>
        )}
        {from.slug && (
          <TextLink to={`/kampanye/${from.slug}`} className="ml-auto min-h-6 font-semibold text-primary-text">
            Lihat program
          </TextLink>
        )}
      </div>
    </article>
  );
}
