import { jakartaClock, type NoticeChange } from "@barakah/contract";
import { EVENT_PRICE_LABEL, type EventPriceKind } from "@barakah/contract/events/event-words";
import { fullDay } from "@barakah/contract/platform/day-words";
import { rupiah } from "../platform/text/rupiah.ts";

interface Concerned {
  starts_at: string;
  ends_at: string;
  place: string;
  online_link: string;
  price_kind: EventPriceKind;
  min_price: number;
  types: readonly { id?: number | undefined; name: string; price: number }[];
}

const clock = (instant: string) => jakartaClock(instant).slice(11, 16).replace(":", ".");
/** Events write Sunday as 'Ahad'. */
const day = (instant: string) => fullDay(jakartaClock(instant).slice(0, 10));

/** 'Sabtu, 28 November 2026, 09.00–11.00 WIB' */
const timeWords = ({ starts_at, ends_at }: Concerned): string =>
  day(ends_at) === day(starts_at)
    ? `${day(starts_at)}, ${clock(starts_at)}–${clock(ends_at)} WIB`
    : `${day(starts_at)}, ${clock(starts_at)} sampai ${day(ends_at)}, ${clock(ends_at)} WIB`;

const priceWords = (price: number) => (price === 0 ? "Gratis" : rupiah(price));
const kindWords = ({ price_kind, min_price }: Concerned) =>
  price_kind === "minimum" ? `Minimal ${rupiah(min_price)}` : EVENT_PRICE_LABEL[price_kind];

function pricesOf(before: Concerned, after: Concerned): NoticeChange[] {
  if (before.price_kind !== "fixed" || after.price_kind !== "fixed")
    return [{ label: "Harga", before: kindWords(before), after: kindWords(after) }];
  return after.types.flatMap((type) => {
    const was = before.types.find(({ id }) => id === type.id);
    return was
      ? [{ label: `Harga ${type.name}`, before: priceWords(was.price), after: priceWords(type.price) }]
      : [];
  });
}

/** The address itself is only for those who hold a ticket. */
const linkChange = (before: string, after: string): NoticeChange[] =>
  before === after
    ? []
    : [
        {
          label: "Tautan daring",
          before: before && "Tautan lama",
          after: after ? "Tautan baru, ada di tiketmu" : "Tidak dipakai lagi",
        },
      ];

const differs = ({ before, after }: NoticeChange) => before !== after;

/** What matters to those who registered: another time, place or price. */
export const changesOf = (before: Concerned, after: Concerned): NoticeChange[] => [
  ...[
    { label: "Waktu", before: timeWords(before), after: timeWords(after) },
    { label: "Tempat", before: before.place, after: after.place || "Daring" },
    ...pricesOf(before, after),
  ].filter(({ label, before: was, after: is }) =>
    label === "Tempat" ? (was || "Daring") !== is : was !== is,
  ),
  ...linkChange(before.online_link, after.online_link),
];

/** Joins two changes of which nobody was told in between. What is as it was before them is no change. */
export const togetherWith = (earlier: readonly NoticeChange[], newer: readonly NoticeChange[]) =>
  [
    ...earlier.map((one) => ({
      ...one,
      after: newer.find(({ label }) => label === one.label)?.after ?? one.after,
    })),
    ...newer.filter(({ label }) => !earlier.some((one) => one.label === label)),
  ].filter(differs);
