import type { ReceiptCheck } from "@barakah/contract";
import { RECEIPT_KIND_LABEL, VOID_WORDS } from "@barakah/contract/payments/receipts/receipt-words";
import { Icon } from "../../ui/icons/icon.tsx";
import { Panel } from "../form/panel.tsx";
import { momentOf } from "../page/moment.ts";

export function Verdict({ receipt }: { receipt: ReceiptCheck }) {
  const { kind, issuer, void: ended } = receipt;
  const name = RECEIPT_KIND_LABEL[kind].replace("Terima", "terima").replace("Setor Zakat", "setor zakat");
  const disc = "grid size-12 flex-none place-items-center rounded-full";
  return (
    <section
      className={`on-paper flex gap-3.5 px-4 py-[18px] ${ended ? "bg-danger-soft" : "bg-primary-softer"}`}
    >
      <span className={`${disc} ${ended ? "bg-danger text-on-danger" : "bg-primary text-on-primary"}`}>
        {ended ? <Icon name="x-bold" size={24} /> : <Icon name="seal-check-fill" size={28} />}
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

const STEP =
  "relative pl-7 text-sm text-text-2 before:absolute before:top-1 before:left-0 before:size-2.5 before:rounded-full";

/** The history of a void receipt. */
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

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="block text-xs text-text-3">
    {momentOf(at)}
  </time>
);
