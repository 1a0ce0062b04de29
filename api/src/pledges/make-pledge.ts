import {
  type BodyOf,
  dueDateAfter,
  jakartaDay,
  type makePledge,
  NAME_MISSING,
  PHONE_MISSING,
  PLEDGE_FUND_PREFIX,
  PLEDGE_FUNDS,
  rhythmText,
} from "@barakah/contract";
import { phoneOfMember, tell } from "../messages/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict, invalid } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { limitRunningPledges } from "./limit-running-pledges.ts";
import { pledgeKeys } from "./pledge-key.ts";
import { rhythmColumns, rhythmOf } from "./present-pledge.ts";
import { openCampaignId } from "./queries/open-campaign.ts";
import { insertPledge, pledgeById, type StoredPledge } from "./queries/pledges.ts";

type Wanted = BodyOf<typeof makePledge>;

/** The fund that the field `campaign` names, if it names a fund instead of a campaign. */
const fundIn = (campaign: string) => PLEDGE_FUNDS.find((code) => campaign === PLEDGE_FUND_PREFIX + code);

async function purposeOf(tx: Tx, { campaign = "", fund = fundIn(campaign) }: Wanted) {
  const isCampaign = campaign !== "" && !campaign.startsWith(PLEDGE_FUND_PREFIX);
  if (isCampaign === (fund !== undefined))
    throw invalid({ campaign: ["Pilih satu program, atau infak umum."] });
  if (fund) return { campaign_id: null, fund };
  const id = await openCampaignId(tx, campaign);
  if (id === undefined)
    throw conflict("campaign_closed", "Program ini tidak menerima donasi lagi. Pilih program lain.");
  return { campaign_id: id, fund: null };
}

/** Reminders go to an address, and a payment needs a name and a number. */
function refuseUnknown({ payer_name, payer_phone, payer_email }: Wanted) {
  const errors = {
    ...(!payer_name && { payer_name: [NAME_MISSING] }),
    ...(!payer_phone && { payer_phone: [PHONE_MISSING] }),
    ...(!payer_email && { payer_email: ["Isi alamat e-mail: ke sanalah kami mengingatkanmu."] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A guest starts it from the mailbox, so that nobody is reminded of what somebody else typed. */
async function askGuest(tx: Tx, pledge: StoredPledge) {
  const key = (await pledgeKeys(tx))(pledge.id);
  await tell(tx, {
    ...{ topic: "reminders", key: `pledge ${pledge.id} asked`, waited: true },
    to: { memberId: null, email: pledge.payer_email, phone: pledge.payer_phone },
    title: "Mulai niat rutinmu",
    body: `Niat rutin ${rupiah(pledge.amount)} untuk ${pledge.title}, ${rhythmText(rhythmOf(pledge))}. Buka tautan ini untuk memulainya; tanpa itu kami tidak mengingatkan apa-apa.`,
    link: `/niat/${key}`,
    letter: {
      cause: "anyone",
      button: { label: "Mulai niat ini" },
      ending: "Bila bukan kamu yang membuatnya, abaikan saja surat ini.",
    },
  });
}

/** Members' pledges run at once; guests' wait for an answer to their mail. */
export async function keepPledge(
  tx: Tx,
  wanted: Wanted,
  memberId: number | undefined,
): Promise<StoredPledge> {
  if (memberId === undefined) refuseUnknown(wanted);
  else await limitRunningPledges(tx, memberId);
  const today = jakartaDay();
  const id = await insertPledge(tx, {
    ...(await purposeOf(tx, wanted)),
    ...rhythmColumns(wanted.rhythm),
    member_id: memberId ?? null,
    payer_name: wanted.payer_name ?? "",
    payer_phone: wanted.payer_phone ?? (memberId === undefined ? "" : await phoneOfMember(tx, memberId)),
    payer_email: memberId === undefined ? wanted.payer_email : "",
    amount: wanted.amount,
    state: memberId === undefined ? "asked" : "active",
    next_on: memberId === undefined ? null : dueDateAfter(wanted.rhythm, today),
    counted_from: today,
  });
  const pledge = await pledgeById(tx, id);
  if (!pledge) throw new Error(`pledge ${id} was not kept`);
  if (memberId === undefined) await askGuest(tx, pledge);
  return pledge;
}
