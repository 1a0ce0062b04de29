import type { PaymentState } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import art from "../../ui/art/i-berhasil.svg";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Cover } from "../../ui/pictures/cover.tsx";
import { useOwnPayment } from "./own-payment.ts";
import type { PaymentFacts } from "./payment-facts.ts";
import { pledgeOf } from "./pledge-of.ts";
import { resultTexts } from "./result-texts.ts";

interface ThanksProps {
  /** Undefined for a payment that nobody knows. */
  payment: PaymentState | undefined;
  facts: PaymentFacts;
  /** Its page, if it was made on this device. */
  page: string | undefined;
}

/** Thanks, the name and what was paid for; then what happens next. */
export function Thanks({ payment, facts, page }: ThanksProps) {
  const own = useOwnPayment(page);
  const { thanks, icon, steps } = resultTexts(payment);
  const name = own?.payer_name.trim().split(/\s+/)[0];
  const offer = usePledgeOffer(page);
  return (
    <div className="print:hidden">
      <section className="mb-2 bg-surface pb-6 text-center">
        <Crest picture={own?.about.picture ?? null}>
          <Icon name={icon} size={28} />
        </Crest>
        <h1 className="mt-4 px-4 text-[min(1.5rem,11vw)] leading-[1.9rem] font-extrabold text-balance wrap-anywhere">
          Terima kasih{name && `, ${name}`}
        </h1>
        <p className="mx-auto mt-1.5 max-w-[36ch] px-4 text-pretty text-text-2">
          {own?.about.now?.text ?? thanks}
        </p>
        <p className="mx-4 mt-3.5 inline-flex flex-wrap items-baseline justify-center gap-x-2 rounded-full bg-primary-softer px-5 py-2">
          <b className="text-lg font-extrabold whitespace-nowrap text-primary-text">{rupiah(facts.amount)}</b>
          {own && <span className="text-sm text-on-primary-soft">untuk {own.about.title}</span>}
        </p>
      </section>
      <section className="mb-2 bg-surface px-4 py-5">
        <h2 className="mb-3 text-lg">Sesudah ini</h2>
        <ol className="flex flex-col gap-3.5">
          {steps.map(([title, text], place) => (
            <li key={title} className="flex gap-3.5">
              <span
                aria-hidden="true"
                className="grid size-7 flex-none place-items-center rounded-full bg-primary-soft text-sm font-bold text-on-primary-soft"
              >
                {place + 1}
              </span>
              <div className="min-w-0">
                <b className="block leading-[1.35rem]">{title}</b>
                <p className="text-sm text-text-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {offer && (
        <section className="mx-4 mt-4 flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft p-3.5 text-accent-text inset-ring inset-ring-accent-line">
          <Icon name="plant-fill" size={24} />
          <div className="min-w-0 flex-[1_1_9rem]">
            <h2 className="text-base">Ulangi tiap bulan?</h2>
            <p className="text-sm">Kami ingatkan saja. Tidak ada yang ditarik sendiri.</p>
          </div>
          <LinkButton to={offer} variant="line" size="sm" label="Niat rutin" />
        </section>
      )}
    </div>
  );
}

function usePledgeOffer(page: string | undefined): string | undefined {
  const own = useOwnPayment(page);
  const now = useNow();
  return own && pledgeOf(own, now);
}

/** The picture of what was paid for with the seal upon its edge; without one, the drawing. */
const Crest = ({ picture, children }: { picture: string | null; children: React.ReactNode }) =>
  picture ? (
    <div className="relative">
      <div className="max-h-56 overflow-hidden rounded-b-[50%_24%]">
        <Cover src={picture} />
      </div>
      <span className="absolute -bottom-2 left-1/2 grid size-16 -translate-x-1/2 place-items-center rounded-full bg-primary text-on-primary ring-4 ring-surface">
        {children}
      </span>
      <div className="h-5" />
    </div>
  ) : (
    <img src={art} alt="" width={480} height={320} className="mx-auto h-auto w-[212px] pt-4" />
  );
