import type { PaymentFile, PaymentKindName } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { AddOnAmount } from "../../payments/index.ts";
import { date, rupiah, timeOfDay } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Button, unbroken } from "../../ui/form/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { pressedOnce } from "../../ui/staff/pressed-once.ts";
import { proposalsQuery } from "../proposals/queries.ts";
import { AddOnCheck } from "./add-on-check.tsx";
import { CandidateLines } from "./candidate-lines.tsx";
import { Difference } from "./difference.tsx";
import { Effect } from "./effect.tsx";
import { Facts } from "./facts.tsx";
import { lookQuery } from "./queries.ts";
import { Surroundings } from "./surroundings.tsx";
import type { Lines } from "./use-lines.ts";

const APPROVE: Record<PaymentKindName, string> = {
  donation: "Setujui donasi",
  order: "Setujui pesanan",
  enrolment: "Setujui kelas",
  zakat: "Setujui zakat",
  event: "Setujui tiket",
};

/** Whether no proof, notice or bank line shows the payment's money. */
const isUnproven = ({ claims, notices, money }: PaymentFile) =>
  claims.length + notices.length + money.length === 0;

export function PaymentHeading({ file }: { file: PaymentFile }) {
  return (
    <>
      <p className="text-text-2">{file.reference}</p>
      <h2 className="mb-3 text-base">
        {file.payer_name} · <AddOnAmount amount={file.amount} wrong={file.check === "mismatch"} />
      </h2>
    </>
  );
}

interface DecisionPaneProps {
  file: PaymentFile;
  lines: Lines;
  /** The number of payments selected in the queue; approving approves all of them. */
  chosen: number;
  onApprove(): void;
  onReject(): void;
  onSearchLines(): void;
  /** Opens the dialog that divides the money among several payments. */
  onShare(): void;
}

/** In reading order: code, facts, bank lines, decision. */
export function DecisionPane(props: DecisionPaneProps) {
  const { file, lines, chosen, onApprove, onReject, onSearchLines, onShare } = props;
  const joined = lines.chosen.length > 0 ? "Setujui dan kaitkan" : APPROVE[file.kind];
  const alone = useQuery(proposalsQuery).data?.works_alone;
  const unproven = !alone && isUnproven(file) && lines.chosen.length === 0;
  const label = unproven ? "Ajukan persetujuan" : (lines.choice?.button ?? joined);
  const { data: others = [] } = useQuery(lookQuery(file.reference));
  return (
    <>
      <div className="vq-body">
        <PaymentHeading file={file} />
        {others.length > 0 && (
          <Note tone="gold" className="mb-3">
            Juga sedang dibuka {others.map(({ full_name, username }) => full_name || username).join(", ")}.
          </Note>
        )}
        {file.own && (
          <Note tone="gold" className="mb-3">
            Ini pembayaranmu sendiri, jadi petugas keuangan lain yang memutuskannya.
          </Note>
        )}
        {unproven && !file.own && (
          <Note tone="gold" className="mb-3">
            <b>Perlu orang kedua.</b> Belum ada bukti transfer, notifikasi, atau baris mutasi untuk uang ini.
            Pilih baris mutasinya, atau ajukan: petugas keuangan lain yang menyetujuinya.
          </Note>
        )}
        <AddOnCheck file={file} />
        <MoneySeen file={file} />
        <Facts file={file} />
        <SeenSoFar file={file} />
        <CandidateLines
          candidates={lines.candidates}
          chosen={lines.chosen}
          onChoose={lines.toggle}
          onSearch={onSearchLines}
        />
        <Difference file={file} lines={lines} onShare={onShare} />
        <Effect file={file} lines={lines} />
        <Surroundings file={file} />
      </div>
      <div className="vq-foot">
        <Button variant="danger-line" disabled={file.own} {...pressedOnce(onReject)}>
          <Icon name="x-bold" size={18} />
          Tolak <kbd>T</kbd>
        </Button>
        <Button disabled={file.own && chosen === 0} {...pressedOnce(onApprove)}>
          <Icon name="check-bold" size={18} />
          {chosen > 0 ? `Setujui ${chosen} terpilih` : unbroken(label)} <kbd>S</kbd>
        </Button>
      </div>
    </>
  );
}

/** The notice of a paired phone comes first: during its hold the amount belongs to this payment only. */
function MoneySeen({ file }: { file: PaymentFile }) {
  const [notice] = file.notices;
  if (!notice) return null;
  return (
    <Note tone="green" icon={<Icon name="check-circle-fill" size={20} />} className="mb-3">
      <b className="block">Uang terlihat {timeOfDay(notice.posted_at)}</b>
      Notifikasi dari ‘{notice.device}’, persis <AddOnAmount amount={notice.amount} />. Hanya satu pembayaran
      memesan nominal ini.
    </Note>
  );
}

/** Part of the money has arrived; the payment waits for the rest. */
function SeenSoFar({ file: { seen_amount, unseen_amount, money } }: { file: PaymentFile }) {
  if (seen_amount === 0) return null;
  return (
    <Note tone="gold" className="mt-3">
      <b>Sudah datang {rupiah(seen_amount)}</b>, masih kurang {rupiah(unseen_amount)}.
      {money.map(({ id, day, description, amount }) => (
        <span key={id} className="block truncate">
          {date(day)} · {rupiah(amount)} · {description}
        </span>
      ))}
    </Note>
  );
}
