import type { BodyOf, getNoticePolicy, OverdueNotices, ResponseOf, setNoticePolicy } from "@barakah/contract";
import { automaticToday, changePolicy, noticePolicy } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { noticeSums, overdueNotices } from "../queries/notice-sums.ts";

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

type Wanted = Omit<BodyOf<typeof setNoticePolicy>, "password" | "otp">;

export const changeLimits = ({ kysely }: Database, actor: Actor, wanted: Wanted) =>
  kysely.transaction().execute(async (tx) => {
    const shown = ({ automatic, payment_limit, day_limit, seen_days }: Wanted) => ({
      automatic,
      payment_limit,
      day_limit,
      seen_days,
    });
    const before = shown(await noticePolicy(tx));
    const after = shown(wanted);
    await changePolicy(tx, after, actor.memberId);
    await audit(tx, actor, {
      action: "notice.policy",
      subject: { kind: "setting", id: "notice_policy" },
      before,
      after,
    });
  });
