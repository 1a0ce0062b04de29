import type { PaymentFile, PaymentKindName } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { rupiah } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { CheckBoldIcon, XBoldIcon } from "../../ui/icons/icons.tsx";
import { InfoFillIcon } from "../../ui/icons/place-icons.tsx";
import { CodeCheck } from "./code-check.tsx";
import { CodedAmount } from "./coded-amount.tsx";
import { Facts } from "./facts.tsx";
import { lookQuery } from "./queries.ts";
import { Surroundings } from "./surroundings.tsx";

const APPROVE: Record<PaymentKindName, string> = {
  donation: "Setujui donasi",
  order: "Setujui pesanan",
  enrolment: "Setujui kelas",
};

function consequence(file: PaymentFile): string {
  if (file.kind === "donation")
    return `Bila disetujui, ${file.payer_name} tampil di daftar donatur dan dana terkumpul bertambah ${rupiah(file.amount)}.`;
  return file.kind === "order"
    ? "Bila disetujui, pesanan ini mulai diproses."
    : "Bila disetujui, kelas ini terbuka untuk pesertanya.";
}

interface DecisionPaneProps {
  file: PaymentFile;
  /** How many are chosen in the queue; approving then approves all of them. */
  chosen: number;
  onApprove(): void;
  onReject(): void;
}

/** Read from top to bottom: code, facts, bank statement, then the decision. */
export function DecisionPane({ file, chosen, onApprove, onReject }: DecisionPaneProps) {
  const { data: others = [] } = useQuery(lookQuery(file.reference));
  return (
    <>
      <div className="vq-body">
        <p className="text-text-2">{file.reference}</p>
        <h2 className="mb-3 text-base">
          {file.payer_name} · <CodedAmount amount={file.amount} bad={file.check === "mismatch"} />
        </h2>
        {others.length > 0 && (
          <Note tone="gold" className="mb-3">
            Juga sedang dibuka {others.map(({ full_name, username }) => full_name || username).join(", ")}.
          </Note>
        )}
        <CodeCheck file={file} />
        <Facts file={file} />
        <Surroundings file={file} />
        <Note tone="green" icon={<InfoFillIcon size={18} />} className="mt-3.5 text-xs">
          {consequence(file)}
        </Note>
      </div>
      <div className="vq-foot">
        <Button variant="danger-line" onClick={onReject}>
          <XBoldIcon size={18} />
          Tolak <kbd>T</kbd>
        </Button>
        <Button onClick={onApprove}>
          <CheckBoldIcon size={18} />
          {chosen > 0 ? `Setujui ${chosen} terpilih` : APPROVE[file.kind]} <kbd>S</kbd>
        </Button>
      </div>
    </>
  );
}
