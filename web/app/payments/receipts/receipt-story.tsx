import type { ReceiptCheck } from "@barakah/contract";
import { VOID_WORDS } from "@barakah/contract/payments/receipts/receipt-words";
import { Timeline } from "../page/timeline.tsx";

/** What became of a receipt that holds no more. */
export function ReceiptStory({ receipt }: { receipt: ReceiptCheck }) {
  const { void: ended, issued_at } = receipt;
  if (!ended) return null;
  const because = VOID_WORDS[ended.because];
  return (
    <Timeline
      title="Riwayat tanda terima"
      steps={[
        {
          at: ended.at,
          title: "Dibatalkan",
          text: `${because.charAt(0).toUpperCase()}${because.slice(1)}. Tercatat pada buku hari itu.`,
          tone: "no",
        },
        { at: issued_at, title: "Terbit", text: "", tone: "ok" },
      ]}
    />
  );
}
