import type { FundKind } from "./fund-kinds.ts";

/** The sources of the amil's share, each with its own limit. */
export const AMIL_SOURCES = ["zakat", "infak"] as const;

export type AmilSource = (typeof AMIL_SOURCES)[number];

/** The kinds of fund that a source of the amil's share is. */
export const AMIL_SOURCE_OF: Partial<Record<FundKind, AmilSource>> = {
  zakat: "zakat",
  infak_terikat: "infak",
  infak_bebas: "infak",
};

/** What has a limit: both shares, and the cost of public collections. */
export const AMIL_LIMITS = [...AMIL_SOURCES, "collection"] as const;

export type AmilLimitName = (typeof AMIL_LIMITS)[number];

export const AMIL_LIMIT_LABEL: Record<AmilLimitName, string> = {
  zakat: "Zakat",
  infak: "Infak dan sedekah",
  collection: "Biaya pengumpulan umum",
};
