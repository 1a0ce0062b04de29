import type { FundKind } from "./fund-kinds.ts";

const MOVES: Record<FundKind, readonly FundKind[]> = {
  zakat: ["zakat"],
  infak_terikat: ["infak_terikat", "infak_bebas"],
  infak_bebas: ["zakat", "infak_terikat", "infak_bebas", "wakaf", "dskl"],
  wakaf: ["wakaf"],
  dskl: ["dskl", "infak_bebas"],
  amil: ["infak_bebas"],
  nonhalal: [],
};
/** Between which kinds two people may move money. The database holds the same (`may_move`); a test compares the two. */
export const mayMove = (from: FundKind, to: FundKind): boolean => MOVES[from].includes(to);

/**
 * The kinds of fund that an event's surplus may be moved to; ticket money itself has no kind. The database holds the same
 * (`check_transfer`).
 */
export const REST_OF_EVENT: readonly FundKind[] = ["infak_terikat", "infak_bebas"];
