import type { ZakatBook } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import type { Rule } from "@barakah/contract/zakat/rules-and-prices";
import { decimalText } from "../platform/format.ts";

/** '2,5%' */
export const rateText = (basisPoints: number) => `${decimalText(basisPoints / 100, 2)}%`;

/** '74,375' */
export const decimal = (value: number) => decimalText(value, 3);

/** 'SK Ketua BAZNAS No. 15 Tahun 2026, ditetapkan 20 Februari 2026.' */
export const sourceText = ({ source, decided_on }: Pick<Rule, "source" | "decided_on">) =>
  `${source}, ditetapkan ${longDay(decided_on)}.`;

export const fitrahIsOpen = (book: ZakatBook) => book.rules.some(({ kind }) => kind === "fitrah");
