import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { feel } from "./feel.ts";
import { judge, type Mode, type Scan, type ScanList, type Verdict } from "./judge-ticket.ts";
import { measure, stamp } from "./phone-clock.ts";
import { keepList, keepRefusal, keepScan, keptList, markListed, scansOf, sendScans } from "./scan-store.ts";

/** The same code in front of the camera is one scan. */
const SAME_MS = 3000;
const SYNC_MS = 8000;
const LIST_MS = 60_000;
/** A valid one makes way by itself. */
const VALID_MS = 1500;

const ENTRANCE: Mode = { kind: "enter", sessionId: null, title: "Masuk" };
const EXIT: Mode = { kind: "exit", sessionId: null, title: "Keluar sebentar" };
/** The board's names of the reasons why a ticket is refused. */
const REFUSED = {
  unpaid: "unpaid",
  void: "void",
  "other-event": "other_event",
  forged: "forged",
  unknown: "unknown",
} as const;
export const modesOf = ({ sessions }: ScanList): Mode[] => [
  ENTRANCE,
  ...sessions.map(
    ({ id, title, handout }): Mode => ({ kind: handout ? "handout" : "session", sessionId: id, title }),
  ),
  EXIT,
];

/** What crew did not know when they scanned: another phone had this ticket too, or it was not valid any more. */
export const isNews = ({ other, result, seen, undone }: Scan) =>
  !seen &&
  !undone &&
  (other !== undefined || result === "void" || result === "unpaid" || result === "unknown");

export type Shown = Exclude<Verdict, { is: "no-ticket" }>;

/** The list, the scans of this phone and the last verdict. All of it works from what is stored on the device. */
export function useScanner(slug: string) {
  const [list, setList] = useState<ScanList>();
  const [scans, setScans] = useState<Scan[]>([]);
  const [mode, setMode] = useState(ENTRANCE);
  const [shown, setShown] = useState<Shown>();
  const [online, setOnline] = useState(true);
  const [refused, setRefused] = useState<string>();
  const last = useRef({ text: "", at: 0 });
  const judging = useRef(false);
  const sending = useRef(false);
  const latest = useRef({ list, scans, mode, shown });
  latest.current = { list, scans, mode, shown };

  const loadList = useCallback(async () => {
    try {
      const sent = (await scansOf(slug)).flatMap(({ id, result, undone }) =>
        result && !(undone && undone.done === undefined) ? [id] : [],
      );
      const asked = Date.now();
      const fresh = await api.call("GET /api/events/:slug/scan-list/", { params: { slug } });
      measure(fresh.made_at, asked, Date.now());
      await keepList(slug, fresh);
      await markListed(slug, fresh, new Set(sent));
      setRefused(undefined);
      setList(fresh);
      setScans(await scansOf(slug));
      setOnline(true);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 403 || error.status === 404))
        setRefused(error.detail);
      else setOnline(false);
    }
  }, [slug]);
  /** Sends what waits. `report`: the board hears of this phone also where nothing waits. */
  const sync = useCallback(
    async (report = false) => {
      // One after the other: two that send the same would both be right, but twice the work.
      if (sending.current) return;
      sending.current = true;
      try {
        const sent = await sendScans(slug, latest.current.list, report);
        if (sent > 0) await loadList();
        setOnline(navigator.onLine);
      } catch {
        setOnline(false);
      } finally {
        sending.current = false;
      }
    },
    [slug, loadList],
  );

  useEffect(() => {
    // First what is stored, so that a hall without a signal waits for nothing.
    void keptList(slug).then((kept) => kept && setList((now) => now ?? kept));
    void scansOf(slug).then(setScans);
    const report = () => void loadList().then(() => sync(true));
    report();
    const timers = [setInterval(sync, SYNC_MS), setInterval(report, LIST_MS)];
    // After a time without a signal the list says what other phones scanned meanwhile.
    const back = () => void sync().then(report);
    addEventListener("online", back);
    return () => {
      for (const timer of timers) clearInterval(timer);
      removeEventListener("online", back);
    };
  }, [slug, loadList, sync]);

  const record = useCallback(
    async (code: string, hash: string, name: string, seen = false) => {
      const { mode: now } = latest.current;
      const scan: Scan = {
        ...{ id: crypto.randomUUID(), slug, code, hash, name, kind: now.kind, session_id: now.sessionId },
        ...stamp(),
        seen,
      };
      // Stored on the disk before the result is shown, so that a phone that switches off has not lost the scan.
      await keepScan(scan);
      setScans((before) => [scan, ...before]);
      void sync();
    },
    [slug, sync],
  );

  const take = useCallback(
    async (text: string) => {
      const now = Date.now();
      const { list: known, scans: own, mode: current } = latest.current;
      const isSame = last.current.text === text && now - last.current.at < SAME_MS;
      if (isSame) last.current.at = now;
      if (!known || isSame || judging.current) return;
      judging.current = true;
      try {
        const verdict = await judge(known, own, current, text);
        if (verdict.is === "no-ticket") return;
        last.current = { text, at: Date.now() };
        if (verdict.is === "valid" && current.kind !== "handout")
          await record(verdict.code, verdict.hash, verdict.ticket.name);
        if (verdict.is in REFUSED)
          await keepRefusal(
            slug,
            "code" in verdict ? verdict.code : "",
            REFUSED[verdict.is as keyof typeof REFUSED],
          );
        setShown(verdict);
        feel(verdict.is);
      } finally {
        judging.current = false;
      }
    },
    [record, slug],
  );

  useEffect(() => {
    if (shown?.is !== "valid" || mode.kind === "handout") return;
    const timer = setTimeout(() => setShown(undefined), VALID_MS);
    return () => clearTimeout(timer);
  }, [shown, mode]);

  const next = () => {
    last.current = { text: "", at: 0 };
    setShown(undefined);
  };
  async function seeNews() {
    for (const scan of await scansOf(slug)) if (isNews(scan)) await keepScan({ ...scan, seen: true });
    setScans(await scansOf(slug));
  }
  /** Taken back on this phone at once, and on the server with the next call. */
  async function undo(id: string, reason: string) {
    const scan = (await scansOf(slug)).find((one) => one.id === id);
    const { at, order } = stamp();
    if (scan) await keepScan({ ...scan, listed: false, undone: { at, order, reason } });
    setScans(await scansOf(slug));
    next();
    void sync();
  }
  return {
    ...{ list, scans, seeNews, mode, setMode, shown, next, online, refused, take, record, undo, loadList },
    /** After what this phone held was handed over. */
    reread: async () => setScans(await scansOf(slug)),
  };
}
