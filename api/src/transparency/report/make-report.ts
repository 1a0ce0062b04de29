import {
  AMIL_SOURCES,
  type AmilShare,
  type AmilSource,
  type GivenKind,
  type KindFigures,
  monthsOf,
  type ReportFigures,
} from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";
import { type AmilLimit, amilLimits, type FundChange, fundChanges } from "../queries/fund-changes.ts";
import type { Months } from "../queries/placed.ts";
import { amilOf, isGiven, kindFigures, sumsOf } from "./figures.ts";
import { hideFewPeople } from "./hide-few-people.ts";
import { paidForProgrammes, paidToAsnaf, zakatToAmil } from "./paid-out-queries.ts";
import { receiptCounts } from "./received-queries.ts";

const sinceJanuary = ({ last }: Months): Months => ({ first: `${last.slice(0, 4)}-01`, last });

function shareOf(
  source: AmilSource,
  changes: readonly FundChange[],
  months: Months,
  { limits, directly }: { limits: readonly AmilLimit[]; directly: number },
): AmilShare {
  const limit = limits.find(({ name }) => name === source);
  const year = amilOf(changes, source, sinceJanuary(months));
  return {
    source,
    // Zakat paid out directly to amil counts too, although it was not taken as a share.
    used: year.taken + (source === "zakat" ? directly : 0),
    base: year.base,
    rate_bp: limit?.rate_bp ?? 0,
    limit_source: limit?.source ?? "",
    taken: amilOf(changes, source, months).taken,
  };
}

/** A report from the ledger of now. */
export async function reportOf(reader: Reader, period: string): Promise<ReportFigures> {
  const months = monthsOf(period);
  const changes = await fundChanges(reader);
  const counts = await receiptCounts(reader, months);
  const kinds = kindFigures(changes, months, counts);
  const given = kinds.filter((figures): figures is KindFigures & { kind: GivenKind } =>
    isGiven(figures.kind),
  );
  const asnaf = await paidToAsnaf(reader, months);
  const programmes = await paidForProgrammes(reader, months);
  const reached = [...asnaf, ...programmes].reduce((sum, { people }) => sum + (people ?? 0), 0);
  const ground = {
    limits: await amilLimits(reader, Number(period.slice(0, 4))),
    directly: await zakatToAmil(reader, sinceJanuary(months)),
  };
  return {
    period,
    total: {
      ...sumsOf(
        changes.filter(({ kind }) => isGiven(kind)),
        months,
      ),
      receipts: given.reduce((sum, { receipts }) => sum + receipts, 0),
    },
    given,
    others: kinds.filter(({ kind }) => !isGiven(kind)),
    asnaf: asnaf.map((row) => ({ ...row, people: hideFewPeople(row.people) })),
    programmes: programmes.map((row) => ({ ...row, people: hideFewPeople(row.people) })),
    people: hideFewPeople(reached),
    amil: AMIL_SOURCES.map((source) => shareOf(source, changes, months, ground)),
  };
}
