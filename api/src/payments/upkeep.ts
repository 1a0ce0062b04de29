import { expireUnpaid, type UpkeepParts } from "./expire-unpaid.ts";
import { askAboutSilent, catchUpNotifications, reconcile } from "./online/reconcile.ts";
import { forgetHolders } from "./queries/amount-holds.ts";

export async function keepPaymentsUp(parts: UpkeepParts) {
  if (parts.online) {
    await catchUpNotifications(parts.online);
    await askAboutSilent(parts.online);
    await reconcile(parts.online);
  }
  await expireUnpaid(parts);
  await forgetHolders(parts.database.kysely);
}
