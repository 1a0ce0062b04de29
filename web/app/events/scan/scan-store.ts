import { SCANS_MOST } from "@barakah/contract/events/ticket-rules";
import { STORES, within } from "../../offline/device-database.ts";
import { api } from "../../platform/browser-api.ts";
import { safeStorage } from "../../platform/safe-storage.ts";
import { countedIn, type Scan, type ScanList } from "./verdict.ts";

interface StoredList {
  id: string;
  list: ScanList;
}

export const keepList = (slug: string, list: ScanList) =>
  within(STORES.lists, "readwrite", (store) => store.put({ id: slug, list } satisfies StoredList));

export const keptList = async (slug: string): Promise<ScanList | undefined> =>
  (await within<StoredList | undefined>(STORES.lists, "readonly", (store) => store.get(slug)))?.list;

export const keepScan = (scan: Scan) => within(STORES.scans, "readwrite", (store) => store.put(scan));

export const scansOf = async (slug: string): Promise<Scan[]> =>
  (await within<Scan[]>(STORES.scans, "readonly", (store) => store.getAll()))
    .filter((scan) => scan.slug === slug)
    .sort((one, other) => other.at.localeCompare(one.at));

const DEVICE = "barakah-pemindai";

/** What crew call this phone: 'HP K7M'. */
export function deviceName(): string {
  const storage = safeStorage();
  const known = storage.getItem(DEVICE);
  if (known) return known;
  const letters = crypto.getRandomValues(new Uint8Array(3));
  const made = `HP ${Array.from(letters, (byte) => (byte % 36).toString(36))
    .join("")
    .toUpperCase()}`;
  storage.setItem(DEVICE, made);
  return made;
}

/** Sends what was not sent. Sent twice it counts once: an answer that got lost changes nothing. */
export async function sendScans(slug: string): Promise<number> {
  const waiting = (await scansOf(slug)).filter(({ result }) => result === undefined).slice(-SCANS_MOST);
  if (waiting.length === 0) return 0;
  const scans = waiting.map(({ id, code, kind, session_id, at }) => ({
    scan_id: id,
    code,
    kind,
    session_id,
    at,
  }));
  const { results } = await api.call("POST /api/events/:slug/scans/", {
    params: { slug },
    body: { device: deviceName(), scans },
  });
  for (const { scan_id, result, name, first } of results) {
    const scan = waiting.find(({ id }) => id === scan_id);
    const other = result === "duplicate" && first && { other: first };
    if (scan) await keepScan({ ...scan, name: name || scan.name, result, ...other });
  }
  return results.length;
}

/**
 * By the server's list: a scan of this phone before which there is another one is a duplicate, also where it was accepted at
 * first; one after which there is another one stays the one that counts, but crew are told.
 */
export async function markDuplicates(slug: string, list: ScanList) {
  const tickets = new Map(list.tickets.map((ticket) => [ticket.hash, ticket]));
  for (const scan of await scansOf(slug)) {
    if (scan.result !== "accepted" || scan.other) continue;
    const ticket = tickets.get(scan.hash);
    const first = ticket && countedIn(ticket, { kind: scan.kind, sessionId: scan.session_id });
    if (!first) continue;
    if (Date.parse(first.at) < Date.parse(scan.at))
      await keepScan({ ...scan, result: "duplicate", other: first });
    else if (first.again && first.again.device !== deviceName())
      await keepScan({ ...scan, other: first.again });
  }
}
