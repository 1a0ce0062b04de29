import type { BodyOf, confirmFundKind, GivenKind } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict, invalid, notFound } from "../platform/errors.ts";
import { lockFundOf, type StoredFund, writeFundKind } from "./queries/editing.ts";

/** Donors gave for one kind of fund, knowing what happens to a surplus: neither may change afterwards. */
export function refuseOtherFund(
  stored: StoredFund,
  { fund_kind = stored.fund_kind, rest_goes_to }: { fund_kind?: GivenKind | undefined; rest_goes_to: string },
) {
  if (!stored.given_to) return;
  if (fund_kind !== stored.fund_kind)
    throw invalid({ fund_kind: ["Sudah ada donasi, jadi jenis dananya tetap."] });
  if (stored.rest_goes_to !== "" && rest_goes_to !== stored.rest_goes_to)
    throw invalid({ rest_goes_to: ["Sudah ada donasi, jadi janji tentang sisanya tetap."] });
}

/** Confirms once the kind of a campaign that a migration guessed. Existing gifts count by it from then on. */
export const confirmKind = (
  { kysely }: Database,
  actor: Actor,
  id: number,
  { fund_kind, rest_goes_to }: BodyOf<typeof confirmFundKind>,
) =>
  kysely.transaction().execute(async (tx) => {
    const stored = await lockFundOf(tx, id);
    if (!stored) throw notFound("Program tidak ditemukan.");
    if (stored.confirmed)
      throw conflict("already_confirmed", "Jenis dana program ini sudah ditegaskan. Muat ulang halaman.");
    await writeFundKind(tx, id, fund_kind, rest_goes_to);
    await audit(tx, actor, {
      action: "campaign.fund_kind",
      subject: { kind: "campaign", id },
      before: { fund_kind: stored.fund_kind, rest_goes_to: stored.rest_goes_to },
      after: { fund_kind, rest_goes_to },
    });
  });
