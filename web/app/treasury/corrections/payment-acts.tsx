import type { PaymentFile } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { Panel } from "../../ui/staff/panel.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { UnlinkDialog } from "./unlink-line.tsx";

type Act = "reverse" | "unlink" | "refund";

function actsFor({ status, method, refunded_amount, refundable, money }: PaymentFile) {
  const reversible = status === "verified" && method !== ONLINE_METHOD && refunded_amount === 0;
  return [
    {
      act: "reverse" as const,
      label: "Batalkan keputusan",
      means: reversible
        ? "Kembali ke antrean; terkumpul, pesanan dan kelas ikut, barisnya bebas lagi"
        : "Hanya untuk transfer yang disetujui dan belum dikembalikan",
      can: reversible,
      key: "U",
    },
    {
      act: "unlink" as const,
      label: "Lepas baris mutasi",
      means: money[0]
        ? `${rupiah(money[0].amount)}, ${date(money[0].day)}, bebas lagi untuk pembayaran lain`
        : "Belum ada baris mutasi yang dikaitkan",
      can: money.length > 0,
      key: "L",
    },
    {
      act: "refund" as const,
      label: "Kembalikan dana",
      means:
        refundable > 0 ? "Transfer atau Midtrans, sebagian atau semua" : "Tidak ada yang dapat dikembalikan",
      can: refundable > 0,
      key: "R",
    },
  ];
}

/** What can be corrected about a payment, each with its consequence and a reason. */
export function PaymentActs({ file }: { file: PaymentFile }) {
  const [open, setOpen] = useState<Act>();
  const acts = actsFor(file);
  const start = (act: Act) => acts.some((one) => one.act === act && one.can) && setOpen(act);
  useShortcuts({ u: () => start("reverse"), l: () => start("unlink"), r: () => start("refund") });
  const close = () => setOpen(undefined);
  return (
    <Panel title="Tindakan" note="Setiap tindakan meminta alasan dan terlihat oleh pembayar" bare>
      <ul className="divide-y divide-border">
        {acts.map(({ act, label, means, can, key }) => (
          <li key={act}>
            <button
              type="button"
              disabled={!can}
              onClick={() => setOpen(act)}
              className="flex w-full items-center gap-3 px-4.5 py-3 text-left enabled:hover:bg-surface-2 disabled:text-text-3"
            >
              <span className="min-w-0 flex-1">
                <b className="block">{label}</b>
                <small className="text-text-2">{means}</small>
              </span>
              <kbd>{key}</kbd>
            </button>
          </li>
        ))}
      </ul>
      {open === "reverse" && (
        <ReasonDialog
          title="Batalkan keputusan ini?"
          text="Pembayaran kembali menunggu, lawannya dicatat di buku besar, dan baris mutasinya bebas lagi. Pembayar diberi tahu."
          confirm="Batalkan keputusan"
          success="Keputusan dibatalkan. Pembayaran ini menunggu lagi."
          correct={(reason) =>
            api.call("POST /api/admin/payments/:reference/reverse/", {
              params: { reference: file.reference },
              body: { reason },
            })
          }
          onClose={close}
        />
      )}
      {open === "unlink" && file.money[0] && (
        <UnlinkDialog reference={file.reference} line={file.money[0]} onClose={close} />
      )}
      {open === "refund" && <RefundDialog file={file} onClose={close} />}
    </Panel>
  );
}
