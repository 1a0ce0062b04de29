import type { assignStatementLines, BodyOf, QueuedPayment, StatementLine } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { SearchField } from "../../ui/staff/filter-bar.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { AssignablePayments } from "./assignable-payments.tsx";
import { type Choice, choicesFor, correctionsFor, type Way } from "./difference-choices.ts";
import { moneyOf, owedOf } from "./money-of.ts";
import { fileQuery } from "./queries.ts";
import { SettleChoices } from "./settle-choices.tsx";

interface AssignDialogProps {
  lines: readonly Pick<StatementLine, "id" | "day" | "bank" | "description" | "unclaimed">[];
  /** A payment that is chosen from the start. */
  first?: QueuedPayment;
  onClose(): void;
  onChanged(): Promise<void>;
  onDone?(references: string[]): void;
}

type Sent = BodyOf<typeof assignStatementLines>["settle"];

/** Assigns statement lines to one or several payments by hand. A single payment of which less came is settled or corrected here. */
export function AssignDialog({ lines, first, onClose, onChanged, onDone }: AssignDialogProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<readonly QueuedPayment[]>(first ? [first] : []);
  const [way, setWay] = useState<Way | "leave">();
  const money = moneyOf(lines);
  const left = chosen.reduce((rest, payment) => rest - owedOf(payment), money.unclaimed);
  const short = chosen.length === 1 && left < 0 ? chosen[0] : undefined;
  const { data: file } = useQuery({ ...fileQuery(short?.reference ?? ""), enabled: short !== undefined });
  const approved = short?.status === "verified";
  const choices: Choice<Way | "leave">[] =
    short && file ? (approved ? correctionsFor : choicesFor)(file, money.unclaimed) : [];
  const choice = choices.find((one) => one.way === way);

  function choose(payment: QueuedPayment) {
    const without = chosen.filter(({ reference }) => reference !== payment.reference);
    setChosen(without.length < chosen.length ? without : [...chosen, payment]);
    setWay(undefined);
  }
  const assignment = useSend({
    mutationFn: (references: string[]): Promise<unknown> => {
      const settle = choice && choice.way !== "leave" ? (choice.way as Sent) : undefined;
      if (approved && (settle === "as_came" || settle === "ask" || settle === "write_off"))
        return api.call("POST /api/admin/payments/:reference/correct/", {
          params: { reference: short.reference },
          body: { ...money, settle },
        });
      const reopen = chosen.some(({ status }) => status === "rejected");
      return api.call("POST /api/admin/statements/assign/", {
        body: { ...money, references, reopen, settle },
      });
    },
    success: "Sudah dicocokkan.",
    // Also after a failure: a colleague may have been faster.
    onSettled: onChanged,
  });
  async function confirm() {
    const references = chosen.map(({ reference }) => reference);
    if (!(await assignment.send(references))) return;
    onDone?.(references);
    onClose();
  }

  return (
    <WorkDialog
      title={lines.length > 1 ? `Cari pembayaran untuk ${lines.length} baris` : "Cari pembayaran"}
      onClose={onClose}
      foot={
        <>
          <AssignSum
            left={left}
            settled={choice !== undefined}
            chosen={chosen}
            problem={assignment.problem}
          />
          <SmallButton
            busy={assignment.busy}
            disabled={chosen.length === 0 || (left < 0 && !choice)}
            onClick={confirm}
            label={choice?.button ?? "Cocokkan"}
          />
        </>
      }
    >
      <ul className="mb-3.5 grid gap-1.5">
        {lines.map(({ id, day, bank, description, unclaimed }) => (
          <li key={id} className="flex items-start gap-3 rounded-[10px] bg-surface-2 px-3.5 py-2.5">
            <span className="min-w-0 flex-1">
              <b className="block wrap-anywhere">{description}</b>
              <span className="text-text-2">
                {date(day)} · {bank.toUpperCase()}
              </span>
            </span>
            <b className="text-[0.9375rem] whitespace-nowrap tabular-nums">{rupiah(unclaimed)}</b>
          </li>
        ))}
      </ul>
      <SearchField label="Cari nomor, nama, telepon atau nominal" onSearch={setSearch} />
      <AssignablePayments
        lineIds={money.lines}
        search={search}
        left={left}
        chosen={chosen}
        onChoose={choose}
      />
      {short && choices.length > 0 && (
        <SettleChoices
          legend={
            approved
              ? `Disetujui ${rupiah(short.amount)}, bank menunjukkan ${rupiah(short.seen_amount + money.unclaimed)}. Apa yang benar?`
              : `Kurang ${rupiah(-left)}: selesaikan`
          }
          choices={choices}
          choice={choice}
          onChoose={setWay}
        />
      )}
    </WorkDialog>
  );
}

interface AssignSumProps {
  /** The money left after the chosen payments; negative if it is not enough. */
  left: number;
  /** What becomes of a shortage was chosen. */
  settled: boolean;
  chosen: readonly QueuedPayment[];
  problem: string | undefined;
}

function words({ left, settled, chosen }: AssignSumProps): string {
  if (chosen.length === 0) return "Pilih satu atau beberapa pembayaran.";
  if (left < 0 && chosen.length === 1)
    return `Kurang ${rupiah(-left)}. ${settled ? "Penyelesaiannya sudah dipilih." : "Pilih penyelesaiannya di atas, atau pilih juga baris mutasi lainnya."}`;
  if (left < 0)
    return `Kurang ${rupiah(-left)}. Lepaskan sebuah pembayaran, atau pilih juga baris mutasi lainnya.`;
  const waiting = chosen.some(({ status }) => status === "pending");
  const after = waiting ? "Pembayaran yang menunggu langsung disetujui." : "Pembayaran ini sudah disetujui.";
  return left === 0
    ? `Pas. ${after}`
    : `Lebih ${rupiah(left)}, dicatat sebagai belum diketahui dari siapa. ${after}`;
}

/** What assigning will do, or why it failed. */
function AssignSum(props: AssignSumProps) {
  const { chosen, problem } = props;
  const total = chosen.reduce((sum, payment) => sum + owedOf(payment), 0);
  return (
    <div className="min-w-0 flex-1">
      {chosen.length > 0 && (
        <b className="block tabular-nums">
          {chosen.length} pembayaran · {rupiah(total)}
        </b>
      )}
      <p role="status" className={props.left < 0 && !props.settled ? "text-danger" : "text-text-2"}>
        {words(props)}
      </p>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  );
}
