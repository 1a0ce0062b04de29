import { daysLater, dueDateAfter, dueDatesBetween, jakartaDay } from "@barakah/contract";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { rhythmColumns } from "../../api/src/pledges/present-pledge.ts";
import { openCampaignId } from "../../api/src/pledges/queries/open-campaign.ts";
import { insertDueDate, insertPledge, linkPayment } from "../../api/src/pledges/queries/pledges.ts";
import { type DemoPledge, pledges } from "../content/pledges.ts";
import type { Person } from "./people.ts";

const giftsTo = (tx: Tx, memberId: number, campaignId: number) =>
  tx
    .selectFrom("donation")
    .innerJoin("payment", "payment.id", "donation.payment_id")
    .select(["payment.id", "payment.created_at"])
    .where("payment.member_id", "=", memberId)
    .where("campaign_id", "=", campaignId)
    .execute();

async function seedPledge(tx: Tx, member: Person, pledge: DemoPledge) {
  const { amount, rhythm, madeAgo, pausedAgo = 0 } = pledge;
  const today = jakartaDay();
  const campaign_id = await openCampaignId(tx, pledge.campaign);
  if (campaign_id === undefined) return;
  const id = await insertPledge(tx, {
    ...{ member_id: member.id, payer_name: "", payer_phone: "081200000000", payer_email: "" },
    ...{ campaign_id, fund: null, amount, ...rhythmColumns(rhythm) },
    state: pausedAgo > 0 ? "paused" : "active",
    next_on: pausedAgo > 0 ? null : dueDateAfter(rhythm, today),
    counted_from: daysLater(today, -madeAgo),
  });
  const dueDates = dueDatesBetween(rhythm, daysLater(today, -madeAgo), daysLater(today, -pausedAgo));
  for (const due_on of dueDates) await insertDueDate(tx, { pledge_id: id, due_on, amount });
  for (const gift of await giftsTo(tx, member.id, campaign_id)) {
    const due_on = dueDates.findLast((dueDate) => dueDate <= jakartaDay(gift.created_at));
    if (due_on) await linkPayment(tx, { payment_id: gift.id, pledge_id: id, due_on });
  }
}

/** One that runs and one that is paused. */
export async function seedPledges(tx: Tx, member: Person): Promise<void> {
  for (const pledge of pledges) await seedPledge(tx, member, pledge);
}
