import type { getNoticePolicy, OverdueNotices, ResponseOf } from "@barakah/contract";
import {
  automaticToday,
  changePolicy,
  lockPolicy,
  type NoticePolicy,
  noticePolicy,
  secondPerson,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { type Proposing, proposeIn } from "../proposals/proposals.ts";
import { translateRefusal } from "../queries/database-refusals.ts";
import { noticeSums, overdueNotices } from "./notice-sum-queries.ts";

export async function readPolicy(database: Database): Promise<ResponseOf<typeof getNoticePolicy>> {
  const policy = await noticePolicy(database.kysely);
  const { matched, ownerless, unread, ...unseen } = await noticeSums(database, policy.seen_days);
  return {
    ...policy,
    today: await automaticToday(database.kysely),
    notices: { matched, ownerless, unread },
    unseen,
  };
}

export async function readOverdue(database: Database): Promise<OverdueNotices> {
  const { seen_days } = await noticePolicy(database.kysely);
  return { seen_days, payments: await overdueNotices(database, seen_days) };
}

/** How many payments are older than the policy allows, for the alerts of operators. */
export async function overdueMoney(database: Database): Promise<number> {
  const { seen_days } = await noticePolicy(database.kysely);
  return (await noticeSums(database, seen_days)).overdue;
}

export type Policy = Pick<NoticePolicy, "automatic" | "payment_limit" | "day_limit" | "seen_days">;

export const shownPolicy = ({ automatic, payment_limit, day_limit, seen_days }: Policy): Policy => ({
  automatic,
  payment_limit,
  day_limit,
  seen_days,
});

export async function changeLimits(tx: Tx, actor: Actor, wanted: Policy): Promise<void> {
  const before = shownPolicy(await noticePolicy(tx));
  const after = shownPolicy(wanted);
  await changePolicy(tx, after, actor.memberId);
  await audit(tx, actor, "notice.policy", ["setting", "notice_policy"], { before, after });
}

/** Whether the new policy lets notices approve more money, or lets money stay unseen for longer. */
const letsMore = (before: Policy, after: Policy) =>
  (after.automatic && !before.automatic) ||
  after.payment_limit > before.payment_limit ||
  after.day_limit > before.day_limit ||
  after.seen_days > before.seen_days;

/** Stricter limits apply at once; looser ones are proposed. Returns whether it waits. */
export const setPolicy = (parts: Proposing, actor: Actor, wanted: Policy, key: string): Promise<boolean> =>
  translateRefusal(
    parts.database.transact(async (tx) => {
      const waits = letsMore(await lockPolicy(tx), wanted) && !(await secondPerson(tx)).worksAlone;
      if (waits) await proposeIn(tx, parts, actor, "notice_policy", wanted, key);
      else await changeLimits(tx, actor, wanted);
      return waits;
    }),
  );
