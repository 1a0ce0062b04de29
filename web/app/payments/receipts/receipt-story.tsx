import type { ReceiptCheck } from "@barakah/contract";
import { VOID_WORDS } from "@barakah/contract/payments/receipts/receipt-words";
import { Panel } from "../form/panel.tsx";
import { momentOf } from "../page/moment.ts";

const STEP =
  "relative pl-7 text-sm text-text-2 before:absolute before:top-1 before:left-0 before:size-2.5 before:rounded-full";

/** What became of a receipt that holds no more, the newest on top. */
export function ReceiptStory({ receipt }: { receipt: ReceiptCheck }) {
  const { void: ended, issued_at } = receipt;
  if (!ended) return null;
  const because = VOID_WORDS[ended.because];
  return (
    <Panel title="Riwayat tanda terima">
      <ol>
        <li
          className={`${STEP} pb-[18px] before:bg-danger after:absolute after:top-[18px] after:-bottom-[3px] after:left-1 after:w-0.5 after:bg-border`}
        >
          <b className="block text-text">Dibatalkan</b>
          {because.charAt(0).toUpperCase()}
          {because.slice(1)}. Tercatat pada buku hari itu.
          <Moment at={ended.at} />
        </li>
        <li className={`${STEP} before:bg-primary`}>
          <b className="block text-text">Terbit</b>
          <Moment at={issued_at} />
        </li>
      </ol>
    </Panel>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="block text-xs text-text-3">
      {momentOf(at)}
    </time>
  );
}
