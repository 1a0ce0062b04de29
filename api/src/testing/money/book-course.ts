import fc from "fast-check";
import {
  anyLetter,
  BOOK_DEEDS,
  CORRECTIONS,
  courseOf,
  DEEDS,
  type Event,
  is,
  often,
  oneOf,
  refunds,
  type Step,
  small,
  stepsOf,
  upkeep,
  who,
} from "./events.ts";
import type { Way } from "./open.ts";
import type { World } from "./world.ts";

/** For each payable: the way to pay it by transfer, and the way to pay it online. */
export const PAID_BOTH_WAYS = {
  gifts: ["gift by transfer", "gift online"],
  orders: ["order by transfer", "order online"],
  "orders of members' stores": ["store order by transfer", "store order online"],
  courses: ["tuition", "tuition online"],
  zakat: ["zakat by transfer", "zakat online"],
  tickets: ["tickets by transfer", "tickets online"],
} as const satisfies Record<string, readonly [Way, Way]>;
export type PaidBothWays = keyof typeof PAID_BOTH_WAYS;

/** One payment is online, and the provider pays it out. One is by transfer and is refunded; the bank returns the refund. */
const begun = ([byTransfer, online]: readonly [Way, Way]): Event[] => [
  { do: "open", way: byTransfer, who: 0 },
  { do: "line comes", of: 0, beyond: 0 },
  { do: "treasurer", of: 0, who: 1, deed: "approve with lines" },
  { do: "open", way: online, who: 1 },
  { do: "pay", of: 0, ending: "success" },
  { do: "upkeep" },
  { do: "books", nth: 2, who: 0, deed: "provider pays out" },
  { do: "correct", nth: 0, who: 0, deed: "refund" },
  { do: "correct", nth: 0, who: 1, deed: "pay refund" },
  { do: "books", nth: 0, who: 0, deed: "transfer returns" },
];

/** Mostly what the books learn late: settlements, returned transfers, refunds paid again, months closed and reopened. */
const bookEvent: fc.Arbitrary<Event> = fc.oneof(
  often(12, fc.record({ do: is("books"), nth: small, who, deed: oneOf(BOOK_DEEDS) })),
  often(8, fc.record({ do: is("correct"), nth: small, who, deed: oneOf(CORRECTIONS) })),
  often(2, fc.record({ do: is("treasurer"), of: small, who, deed: oneOf(DEEDS) })),
  often(2, fc.record({ do: is("pay out"), part: fc.integer({ min: 1, max: 60_000 }) })),
  often(2, fc.record({ do: is("cash"), nth: small, who, deed: oneOf(["record", "void"]) })),
  ...[often(2, refunds), often(2, anyLetter), often(2, upkeep)],
);
export const bookCourse = (of: PaidBothWays): fc.Arbitrary<Step[]> =>
  courseOf(is(begun(PAID_BOTH_WAYS[of])), stepsOf(bookEvent, 12));

/** How many payments the provider settled, and how many refunds the bank returned. */
export async function settledAndReturned({ api }: World) {
  const { rows } = await api.database.pool.query<{ settled: number; returned: number }>(
    `select (select count(distinct payment_id) from settlement_share)::int as settled,
      (select count(*) from returned_transfer where refund_id is not null)::int as returned`,
  );
  return rows[0] ?? { settled: 0, returned: 0 };
}
