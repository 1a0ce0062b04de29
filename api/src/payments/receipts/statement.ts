import { FUND_KIND_LABEL, FUND_KINDS, type GivingStatement, jakartaDay } from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";
import { giftsIn, type StatedGift, yearsOfGiving } from "./statement-queries.ts";

const total = (gifts: readonly { amount: number }[]) => gifts.reduce((sum, { amount }) => sum + amount, 0);

/** In the order of `FUND_KINDS`: zakat first. */
function byKind(gifts: readonly StatedGift[]): GivingStatement["kinds"] {
  const apart = Map.groupBy(gifts, ({ fund_kind }) => fund_kind);
  return FUND_KINDS.flatMap((fund_kind) => {
    const given = apart.get(fund_kind);
    if (!given) return [];
    return [
      {
        fund_kind,
        fund: FUND_KIND_LABEL[fund_kind],
        total: total(given),
        gifts: given.map(({ fund_kind: _, ...gift }) => gift),
      },
    ];
  });
}

/** A member's gifts of one year, taken from the valid receipts. */
export async function givingStatement(
  reader: Reader,
  memberId: number,
  year: number,
): Promise<GivingStatement> {
  const gifts = await giftsIn(reader, memberId, year);
  const { name, years } = await yearsOfGiving(reader, memberId);
  const [today, last] = [jakartaDay(), `${year}-12-31`];
  return {
    year,
    years,
    name,
    from: `${year}-01-01`,
    to: today < last && today.startsWith(String(year)) ? today : last,
    total: total(gifts),
    kinds: byKind(gifts),
  };
}
