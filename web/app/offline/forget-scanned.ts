import { STORES, within } from "./device-database.ts";
import { isPast, isSent, SCANNED_STAYS_MS, type SentScan } from "./how-long-kept.ts";

/** What a crew member's scanner keeps (`events/scan`): lists name participants, and so do scans. */
interface KeptList {
  id: string;
  list: { event: { ends_at: string } };
}
interface KeptScan extends SentScan {
  id: string;
  at: string;
}

/** Deletes lists of events that are over and scans that were sent long ago; at the sign-out all lists and all sent scans. */
export async function forgetScanned({ signedOut = false } = {}): Promise<void> {
  const isOver = (at: string) => signedOut || isPast(at, SCANNED_STAYS_MS);
  const lists = await within<KeptList[]>(STORES.lists, "readonly", (store) => store.getAll());
  for (const { id, list } of lists)
    if (isOver(list.event.ends_at)) await within(STORES.lists, "readwrite", (store) => store.delete(id));
  const scans = await within<KeptScan[]>(STORES.scans, "readonly", (store) => store.getAll());
  for (const scan of scans)
    if (isSent(scan) && isOver(scan.at))
      await within(STORES.scans, "readwrite", (store) => store.delete(scan.id));
}
