import type { ReceiptCheck } from "@barakah/contract";
import { RECEIPT_KIND_LABEL, VOID_WORDS } from "@barakah/contract/payments/receipts/receipt-words";
import { SealCheckFillIcon, XBoldIcon } from "../../ui/icons/icons.tsx";
import { momentOf } from "../page/moment.ts";

/** One sentence before anything else: it holds, or since when it does not and why. */
export function Verdict({ receipt }: { receipt: ReceiptCheck }) {
  const { kind, issuer, void: ended } = receipt;
  const name = RECEIPT_KIND_LABEL[kind].replace("Terima", "terima").replace("Setor Zakat", "setor zakat");
  const disc = "grid size-12 flex-none place-items-center rounded-full";
  return (
    <section
      className={`on-paper flex gap-3.5 px-4 py-[18px] ${ended ? "bg-danger-soft" : "bg-primary-softer"}`}
    >
      <span className={`${disc} ${ended ? "bg-danger text-on-danger" : "bg-primary text-on-primary"}`}>
        {ended ? <XBoldIcon size={24} /> : <SealCheckFillIcon size={28} />}
      </span>
      <div className="min-w-0">
        <h1 className="text-xl leading-[1.5rem] font-extrabold text-balance">
          {name} ini {ended ? "tidak berlaku lagi" : "asli dan berlaku"}
        </h1>
        <p className="mt-1 text-sm leading-[1.3rem] text-text-2">
          {ended ? (
            <>
              Dibatalkan pada <b className="text-text">{momentOf(ended.at)} WIB</b> karena{" "}
              {VOID_WORDS[ended.because]}.
            </>
          ) : (
            `Diterbitkan ${issuer}. Isinya sama dengan buku kami.`
          )}
        </p>
      </div>
    </section>
  );
}
