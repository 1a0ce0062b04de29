import type { FundKind } from "@barakah/contract";
import { noRest } from "./refusals.ts";

interface From {
  kind: FundKind;
  /** What the campaign's page says about a surplus; null for other funds. */
  rest: string | null;
  name: string;
}

/** What was given for one purpose is moved only if the campaign's page says what a surplus is used for. */
export function refuseUnannouncedSurplus({ kind, rest, name }: From) {
  if (kind === "infak_terikat" && rest === "") throw noRest(name);
}
