import type { Campaign } from "@barakah/contract";
import { PICTURE_WIDTHS } from "@barakah/contract/platform/pictures";
import { date, rupiah } from "../platform/format.ts";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { Media } from "../ui/pictures/media.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { peopleWords, spelled } from "./campaign-fund.tsx";

/** The largest width of a picture: a voucher must be readable. */
const largest = (picture: string) => picture.replace(/\d+(?=\.jpg$)/, String(PICTURE_WIDTHS.at(-1)));

function receivedBy({ recipient_kind, people, region }: Campaign["payouts"][number]): string[] {
  const words = [recipient_kind && spelled(recipient_kind), people && peopleWords(people), region];
  return words.filter((word) => typeof word === "string" && word !== "") as string[];
}

export function CampaignPayouts({ campaign }: { campaign: Campaign }) {
  const { payouts, paid_out_amount, current_amount, amil_amount, moved_amount } = campaign;
  const left = current_amount - paid_out_amount - amil_amount - moved_amount;
  if (payouts.length === 0) return null;
  return (
    <section aria-labelledby="penyaluran" className="mt-2 bg-surface px-4 py-5">
      <h2 id="penyaluran" className="text-lg">
        Penyaluran Dana
      </h2>
      <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 text-sm">
        <div>
          <dt className="text-text-2">Disalurkan</dt>
          <dd className="font-bold whitespace-nowrap">{rupiah(paid_out_amount)}</dd>
        </div>
        {amil_amount > 0 && (
          <div>
            <dt className="text-text-2">Bagian amil</dt>
            <dd className="font-bold whitespace-nowrap">{rupiah(amil_amount)}</dd>
          </div>
        )}
        <div>
          <dt className="text-text-2">Tersisa</dt>
          <dd className="font-bold whitespace-nowrap">{rupiah(Math.max(0, left))}</dd>
        </div>
      </dl>
      <ol className="mt-4 flex flex-col gap-5">
        {payouts.map((payout) => (
          <li key={payout.id}>
            <p className="text-xs text-text-3">{[date(payout.paid_on), ...receivedBy(payout)].join(" · ")}</p>
            <h3 className="mt-0.5 text-md">{payout.title}</h3>
            <p className="font-bold text-primary-text">{rupiah(payout.amount)}</p>
            {payout.picture && (
              <a
                href={largest(payout.picture)}
                className="my-2 block overflow-hidden rounded-md bg-surface-2 [&_img]:object-contain"
              >
                <Media ratio="16:10">
                  <Picture
                    src={payout.picture}
                    alt={`Dokumentasi: ${payout.title}`}
                    width={640}
                    height={400}
                    sizes="(min-width: 480px) 448px, 92vw"
                  />
                </Media>
              </a>
            )}
            {payout.voucher && (
              <a
                href={payout.voucher}
                className="my-2 inline-block font-semibold text-primary-text underline"
              >
                Kuitansi (PDF)
              </a>
            )}
            {payout.story && <ExpandableHtml html={payout.story} empty="-" headingLevel={4} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
