import {
  type BodyOf,
  type confirmFundKind,
  type editStaffCampaign,
  fromJakartaClock,
  fundKindBy,
  type GivenKind,
  jakartaDay,
  type StaffCampaign,
} from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { createItem, editItem } from "../platform/catalogue/edit-item.ts";
import { type Move, publishItem } from "../platform/catalogue/publish-item.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict, existing, invalid } from "../platform/errors.ts";
import { cleanHtml } from "../platform/text/clean-html.ts";
import {
  deadlineOf,
  lockFundOf,
  type StoredFund,
  staffCampaign,
  writeFundKind,
} from "./queries/staff-campaigns.ts";

/** Donors gave for one kind of fund, knowing what happens to a surplus: neither may change afterwards. */
function refuseOtherFund(
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
  { transact }: Database,
  actor: Actor,
  id: number,
  { fund_kind, rest_goes_to }: BodyOf<typeof confirmFundKind>,
) =>
  transact(async (tx) => {
    const stored = existing(await lockFundOf(tx, id), "Program tidak ditemukan.");
    if (stored.confirmed)
      throw conflict("already_confirmed", "Jenis dana program ini sudah ditegaskan. Muat ulang halaman.");
    await writeFundKind(tx, id, fund_kind, rest_goes_to);
    await audit(tx, actor, "campaign.fund_kind", ["campaign", id], {
      before: { fund_kind: stored.fund_kind, rest_goes_to: stored.rest_goes_to },
      after: { fund_kind, rest_goes_to },
    });
  });

type Edited = BodyOf<typeof editStaffCampaign>;
type Draft = Omit<Edited, "version">;

/** Giving is possible until the end of the day in Jakarta. */
const endOf = (day: string) => fromJakartaClock(`${day}T23:59:59`).toISOString();

/** Keeps the stored time of day unless the day changes. */
function deadlineFrom(day: string | null, stored: string | null): string | null {
  if (day === null) return null;
  return stored && jakartaDay(stored) === day ? stored : endOf(day);
}

const columnsOf = ({ fund_kind, ...draft }: Draft, stored: string | null) => ({
  ...draft,
  ...(fund_kind && { fund_kind }),
  description: cleanHtml(draft.description),
  deadline: deadlineFrom(draft.deadline, stored),
});

function refuseBackwards({ permit_from, permit_to }: Draft) {
  if (permit_from && permit_to && permit_from > permit_to)
    throw invalid({ permit_to: ["Izinnya berakhir sebelum dimulai."] });
}

export async function readStaffCampaign(database: Database, id: number): Promise<StaffCampaign> {
  const campaign = existing(await staffCampaign(database, id), "Program tidak ditemukan.");
  return campaign;
}

export async function createCampaign(database: Database, actor: Actor, draft: Draft): Promise<StaffCampaign> {
  refuseBackwards(draft);
  const columns = { fund_kind: fundKindBy(draft.category, draft.deadline), ...columnsOf(draft, null) };
  const id = await database.transact((tx) => createItem(tx, actor, "campaign", columns));
  return readStaffCampaign(database, id);
}

export async function editCampaign(
  database: Database,
  actor: Actor,
  id: number,
  { version, ...draft }: Edited,
) {
  refuseBackwards(draft);
  await database.transact(async (tx) => {
    const fund = await lockFundOf(tx, id);
    if (fund) refuseOtherFund(fund, draft);
    await editItem(tx, actor, "campaign", id, columnsOf(draft, await deadlineOf(tx, id)), version);
  });
  return readStaffCampaign(database, id);
}

export async function publishCampaign(database: Database, actor: Actor, id: number, move: Move) {
  await database.transact((tx) => publishItem(tx, actor, "campaign", id, move));
  return readStaffCampaign(database, id);
}
