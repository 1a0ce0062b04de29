import type { QueuedPayment } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useRef, useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import { CONTROL } from "../../ui/form/control-style.ts";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { useDebouncedSearch } from "../../ui/staff/use-debounced-search.ts";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { LoadState, WorkPage } from "../../ui/staff/work-page.tsx";
import { RejectPane } from "../rejection/reject-pane.tsx";
import { AssignDialog } from "../statements/assign-dialog.tsx";
import { moneyOf } from "./chosen-lines.ts";
import { DecisionPane, PaymentHeading } from "./decision-pane.tsx";
import { FailedDecisions } from "./failed-decisions.tsx";
import { FlaggedDialog, isFlagged } from "./flagged-dialog.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { LineSearch } from "./line-search.tsx";
import { ProofView } from "./proof-view.tsx";
import { QueueTools } from "./queue.tsx";
import { QueueRows } from "./queue-rows.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { labelOf, useDecisions } from "./use-decisions.ts";
import { type Lines, useLines } from "./use-lines.ts";
import { useProofInView } from "./use-proof-in-view.ts";
import { useQueue } from "./use-queue.ts";
import "./verification.css";
import "./proof.css";
import "./decision.css";

type Sharing = Pick<ComponentProps<typeof AssignDialog>, "lines" | "first">;

const DIGITS = ["1", "2", "3", "4", "5"];

/** Queue, proof, decision: a treasurer works through transfers without touching the mouse. */
export default function VerificationPage() {
  const { decisions, shown, failed, decided, taken } = useDecisions();
  const queue = useQueue(decided);
  const { current, chosen } = queue;
  const lines = useLines(current?.reference, taken);
  const search = useRef<HTMLInputElement>(null);
  const { typed, type } = useDebouncedSearch(queue.filter.search, (text) => queue.refine({ search: text }));
  /** The reference of the payment that is being rejected; opening another one closes the rejection. */
  const [rejected, setRejected] = useState<string>();
  const rejecting = current !== undefined && rejected === current.reference;
  const [asking, setAsking] = useState<readonly QueuedPayment[]>([]);
  const [helping, setHelping] = useState(false);
  const [looking, setLooking] = useState(false);
  /** The dialog's input when it was opened: after assigning, its lines are no longer among the free ones. */
  const [sharing, setSharing] = useState<Sharing>();
  const client = useQueryClient();
  const beyond = lines.query.data !== undefined && lines.came > lines.query.data.unseen_amount;
  function share() {
    if (!current || !beyond || rejecting) return;
    const bank = current.method as Bank;
    setSharing({
      first: current,
      lines: lines.chosen.map(({ amount, ...line }) => ({ bank, ...line, unclaimed: amount })),
    });
  }

  function approve(note = "") {
    if (rejecting || (chosen.size === 0 && lines.query.data?.own)) return;
    const many = chosen.size > 0;
    const references = many ? [...chosen] : current ? [current.reference] : [];
    // Do not approve before its details are loaded.
    if (references.length === 0 || (!many && !lines.query.data)) return;
    const flagged = queue.payments.filter((one) => references.includes(one.reference) && isFlagged(one));
    if (flagged.length > 0 && !note) return setAsking(flagged);
    setAsking([]);
    const label = many ? `${references.length} pembayaran` : current ? labelOf(current) : "";
    decisions.add({
      references,
      verdict: {
        to: "approve",
        note,
        confirm: flagged.length > 0,
        ...(!many && { money: moneyOf(lines.chosen, lines.choice?.way) }),
      },
      label,
    });
    queue.leave(references);
  }
  function reject(reason: string, keepLooking: boolean) {
    setRejected(undefined);
    if (!current) return;
    decisions.add({
      references: [current.reference],
      verdict: { to: "reject", reason, keepLooking, claim: lines.query.data?.claims[0]?.id },
      label: labelOf(current),
    });
    queue.leave([current.reference]);
  }
  function undo() {
    const back = decisions.undo();
    if (back) queue.open(back.references[0]);
  }
  useShortcuts({
    j: () => queue.step(1),
    ArrowDown: () => queue.step(1),
    k: () => queue.step(-1),
    ArrowUp: () => queue.step(-1),
    s: () => approve(),
    t: () => !lines.query.data?.own && setRejected(current?.reference),
    "[": () => queue.turn(-1),
    "]": () => queue.turn(1),
    x: () => current && queue.choose(current.reference),
    z: undo,
    b: () => lines.query.data && !rejecting && setLooking(true),
    p: share,
    // While a difference is open, digits choose its settlement; lines are then unticked by their checkbox.
    ...Object.fromEntries(
      DIGITS.map((digit, place) => [
        digit,
        () =>
          lines.choices.length > 0
            ? lines.choose(lines.choices[place]?.way)
            : lines.toggle(lines.candidates[place]),
      ]),
    ),
    "/": () => search.current?.focus(),
    "?": () => setHelping(true),
  });

  return (
    <WorkPage
      title="Verifikasi transfer"
      className="vq"
      ownSearch
      actions={
        <>
          <div className="vq-search">
            <Icon name="magnifying-glass" size={18} />
            <input
              ref={search}
              type="search"
              aria-label="Cari nama, nominal, nomor, telepon atau rekening"
              placeholder="Cari nama, nominal atau nomor"
              value={typed}
              onChange={({ target }) => type(target.value)}
              onKeyDown={({ key, currentTarget }) =>
                (key === "Enter" || key === "Escape") && currentTarget.blur()
              }
              className={`${CONTROL} pl-10!`}
            />
          </div>
          <Button variant="line" className="vq-help" onClick={() => setHelping(true)}>
            Bantuan <kbd>?</kbd>
          </Button>
          <LinkButton variant="line" to="/admin/mutasi/impor">
            <Icon name="upload-simple" size={18} />
            Impor mutasi
          </LinkButton>
        </>
      }
    >
      <section className="vq-list" aria-label="Antrean">
        <QueueTools filter={queue.filter} onChange={queue.refine} />
        <QueueRows queue={queue} />
        <FailedDecisions failed={failed} />
        <UndoBar shown={shown} onUndo={undo} />
      </section>
      <OpenPayment
        payment={current}
        lines={lines}
        chosen={chosen.size}
        onApprove={() => approve()}
        onReject={() => setRejected(current?.reference)}
        onSearchLines={() => setLooking(true)}
        onShare={share}
        rejecting={rejecting}
        onRejected={reject}
        onKept={() => setRejected(undefined)}
      />
      <FlaggedDialog payments={asking} onCancel={() => setAsking([])} onApprove={approve} />
      {looking && lines.query.data && (
        <LineSearch
          file={lines.query.data}
          taken={taken}
          onClose={() => setLooking(false)}
          onFound={(line) => {
            lines.add(line);
            setLooking(false);
          }}
        />
      )}
      {sharing && (
        <AssignDialog
          {...sharing}
          onClose={() => setSharing(undefined)}
          onChanged={() => client.invalidateQueries({ queryKey: ["payments"] })}
          onDone={queue.leave}
        />
      )}
      <HelpDialog open={helping} onClose={() => setHelping(false)} />
    </WorkPage>
  );
}

interface OpenPaymentProps {
  payment: QueuedPayment | undefined;
  lines: Lines;
  chosen: number;
  onApprove(): void;
  onReject(): void;
  onSearchLines(): void;
  onShare(): void;
  rejecting: boolean;
  onRejected(reason: string, keepLooking: boolean): void;
  onKept(): void;
}

function OpenPayment({ payment, rejecting, onRejected, onKept, ...pane }: OpenPaymentProps) {
  const { query } = pane.lines;
  const file = query.data;
  const proof = useProofInView(file?.reference);
  if (!payment) return <p className="vq-nothing">Semua transfer sudah diperiksa.</p>;
  if (!file)
    return (
      <div className="vq-nothing">
        <LoadState query={query} failure="Pembayaran belum dapat dimuat." />
      </div>
    );
  return (
    <>
      <section ref={proof} className="vq-proof" aria-label="Bukti">
        <ProofView key={file.reference} file={file} />
      </section>
      <section className="vq-decision" aria-label="Keputusan">
        {rejecting ? (
          <RejectPane key={file.reference} file={file} onCancel={onKept} onReject={onRejected}>
            <PaymentHeading file={file} />
          </RejectPane>
        ) : (
          <DecisionPane file={file} {...pane} />
        )}
      </section>
    </>
  );
}
