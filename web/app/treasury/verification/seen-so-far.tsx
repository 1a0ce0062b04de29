import type { PaymentFile } from "@barakah/contract";
import { date, rupiah } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";

/** Part of its money has come before, and waits for the rest. */
export function SeenSoFar({ file: { seen_amount, unseen_amount, money } }: { file: PaymentFile }) {
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
