import type { ReportedPayout } from "@barakah/contract";
import { recipientLabel } from "@barakah/contract/ledger/recipients";
import { longDay } from "@barakah/contract/platform/day-words";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { peopleText } from "../figures.ts";

/** The first words as plain text. */
const plain = (html: string, most: number) => {
  const words = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
  return words.length > most ? `${words.slice(0, words.lastIndexOf(" ", most))}…` : words;
};

const reached = ({ people, recipient, kind }: ReportedPayout) =>
  [
    peopleText(people),
    kind === "zakat" && recipient ? `asnaf ${recipientLabel(recipient).toLowerCase()}` : "",
  ]
    .filter(Boolean)
    .join(" · ");

export function Story({ payout, whole = false }: { payout: ReportedPayout; whole?: boolean }) {
  const Heading = whole ? "h2" : "h3";
  const { picture, title, story, paid_on, region, amount, programme } = payout;
  const many = reached(payout);
  return (
    <article className="flex flex-wrap gap-3 border-t border-border py-3.5 first:border-t-0">
      {picture && (
        <span className="size-21 flex-none overflow-hidden rounded-md bg-surface-2">
          <Picture src={picture} alt="" width={84} height={84} sizes="84px" />
        </span>
      )}
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="text-xs text-text-3">
          {longDay(paid_on)}
          {region && ` · ${region}`}
        </p>
        <Heading className="text-md leading-[1.3rem] text-pretty wrap-anywhere">{title}</Heading>
        {story && <p className="text-sm text-text-2">{plain(story, whole ? 1000 : 140)}</p>}
        <p className="mt-1 text-sm text-text-2">
          <b className="text-text tabular-nums">
            {amount < 0 ? `Dikembalikan ${rupiah(0 - amount)}` : rupiah(amount)}
          </b>
          {many && ` · ${many}`}
        </p>
        {whole && <Programme programme={programme} />}
      </div>
    </article>
  );
}

function Programme({ programme: { title, slug } }: Pick<ReportedPayout, "programme">) {
  if (slug === null) return <p className="mt-1 text-xs text-text-2">{title}</p>;
  return (
    <Link
      to={`/kampanye/${slug}`}
      className="mt-1 inline-flex min-h-8 items-center text-xs font-bold text-primary-text"
    >
      {title}
    </Link>
  );
}
