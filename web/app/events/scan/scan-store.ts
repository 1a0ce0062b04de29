import { SCANS_MOST } from "@barakah/contract/events/scans-most";
import { STORES, within } from "../../offline/device-database.ts";
import { isSent } from "../../offline/how-long-kept.ts";
import { api } from "../../platform/browser-api.ts";
import type { Input } from "../../platform/endpoints.ts";
import { safeStorage } from "../../platform/safe-storage.ts";
import type { Scan, ScanList } from "./judge-ticket.ts";
import { stamp } from "./phone-clock.ts";

interface StoredList {
  id: string;
  list: ScanList;
}

export const keepList = (slug: string, list: ScanList) =>
  within(STORES.lists, "readwrite", (store) => store.put({ id: slug, list } satisfies StoredList));

export const keptList = async (slug: string): Promise<ScanList | undefined> =>
  (await within<StoredList | undefined>(STORES.lists, "readonly", (store) => store.get(slug)))?.list;

export const keepScan = (scan: Scan) => within(STORES.scans, "readwrite", (store) => store.put(scan));

type Verdict = NonNullable<Input<"POST /api/events/:slug/scans/">["body"]["refused"]>[number]["verdict"];

/** Somebody who was sent away. Kept beside the scans, under a name that older versions of this page do not read. */
interface Refusal extends ReturnType<typeof stamp> {
  id: string;
  slug: string;
  code: string;
  verdict: Verdict;
}
const refusalsOf = (slug: string) => `ditolak:${slug}`;

export const keepRefusal = (slug: string, code: string, verdict: Verdict) => {
  const refusal: Refusal = {
    ...{ id: crypto.randomUUID(), slug: refusalsOf(slug), code: code.slice(0, 20), verdict },
    ...stamp(),
  };
  return within(STORES.scans, "readwrite", (store) => store.put(refusal));
};

const stored = async <Kept extends { slug: string }>(slug: string): Promise<Kept[]> =>
  (await within<Kept[]>(STORES.scans, "readonly", (store) => store.getAll())).filter(
    (one) => one.slug === slug,
  );

/** Newest first, in the order in which they were made. */
export const scansOf = async (slug: string): Promise<Scan[]> =>
  (await stored<Scan>(slug)).sort(
    (one, other) => (other.order ?? 0) - (one.order ?? 0) || other.at.localeCompare(one.at),
  );

/** Scans that the server does not have yet, or of which it does not know that they were taken back. */
export const unsent = (scans: readonly Scan[]) => scans.filter((scan) => !isSent(scan));

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

const told = ({ id, at, order, offset }: Pick<Scan, "id" | "at" | "order" | "offset">) => ({
  scan_id: id,
  at,
  ...(order !== undefined && { order }),
  offset_ms: offset ?? null,
});
const toSend = (scan: Scan) => ({
  ...told(scan),
  ...{ code: scan.code, kind: scan.kind, session_id: scan.session_id },
});

/** Takes in what the server answered. Another phone's scan that counts is shown; this phone's own earlier one is not. */
async function keepAnswer(
  slug: string,
  sent: readonly Scan[],
  { results, undone }: Awaited<ReturnType<typeof post>>,
) {
  const now = new Map((await scansOf(slug)).map((scan) => [scan.id, scan]));
  for (const { scan_id, result, name, first } of results) {
    const scan = now.get(scan_id) ?? sent.find(({ id }) => id === scan_id);
    const isOther = result === "duplicate" && first && first.device !== deviceName();
    if (!scan) continue;
    const answered = { ...scan, name: name || scan.name, result, ...(isOther && { other: first }) };
    now.set(scan_id, answered);
    await keepScan(answered);
  }
  for (const { scan_id, done } of undone) {
    const scan = now.get(scan_id);
    if (scan?.undone) await keepScan({ ...scan, undone: { ...scan.undone, done } });
  }
}

const post = (slug: string, body: Input<"POST /api/events/:slug/scans/">["body"]) =>
  api.call("POST /api/events/:slug/scans/", {
    params: { slug },
    body: { ...body, device: deviceName(), sent_at: new Date().toISOString() },
  });

/**
 * Sends what was not sent, the oldest first, and reports what stays. Sent twice it counts once: an answer that got lost changes
 * nothing. With nothing to send it is a sign of life, if `report` wants one. Returns how many scans were sent.
 */
export async function sendScans(slug: string, list?: ScanList, report = false): Promise<number> {
  const all = unsent(await scansOf(slug));
  const waiting = all.slice(-SCANS_MOST);
  const refused = (await stored<Refusal>(refusalsOf(slug))).slice(0, SCANS_MOST);
  if (waiting.length + refused.length === 0 && !report) return 0;
  const answer = await post(slug, {
    scans: waiting.filter(({ result }) => result === undefined).map(toSend),
    refused: refused.map((one) => ({ ...told(one), code: one.code, verdict: one.verdict })),
    undone: waiting.flatMap(({ id, undone, offset }) =>
      undone && undone.done === undefined
        ? [{ ...told({ ...undone, id, offset: offset ?? null }), reason: undone.reason }]
        : [],
    ),
    waiting: all.length - waiting.length,
    ...(list && { list_at: list.made_at }),
  });
  await keepAnswer(slug, waiting, answer);
  for (const { id } of refused) await within(STORES.scans, "readwrite", (store) => store.delete(id));
  return waiting.length;
}

/** What is still here of somebody who is not of the crew any more. */
export async function handOver(slug: string) {
  const scans = (await scansOf(slug)).filter(({ result, undone }) => result === undefined && !undone);
  let [taken, late] = [0, 0];
  for (let from = 0; from < scans.length; from += SCANS_MOST) {
    const some = scans.slice(from, from + SCANS_MOST);
    const answer = await api.call("POST /api/events/:slug/scans/hand-over/", {
      params: { slug },
      body: { device: deviceName(), sent_at: new Date().toISOString(), scans: some.map(toSend) },
    });
    for (const scan of some) await keepScan({ ...scan, result: "accepted" });
    taken += answer.taken;
    late += answer.late;
  }
  return { taken, late };
}

/** Marks the scans in `sent`: their answers came before the list was requested, so the list now decides about them. */
export async function markListed(slug: string, { twice = [] }: ScanList, sent: ReadonlySet<string>) {
  const firsts = new Map(twice.map((pair) => [pair.first.scan_id, pair.later]));
  const laters = new Map(twice.map((pair) => [pair.later.scan_id, pair.first]));
  for (const scan of await scansOf(slug)) {
    const first = laters.get(scan.id);
    const later = firsts.get(scan.id);
    const known = { ...(sent.has(scan.id) && { listed: true }) };
    if (first && !scan.other && scan.result === "accepted")
      await keepScan({ ...scan, ...known, result: "duplicate", other: first });
    else if (later && !scan.other) await keepScan({ ...scan, ...known, other: later });
    else if (known.listed && !scan.listed) await keepScan({ ...scan, ...known });
  }
}
