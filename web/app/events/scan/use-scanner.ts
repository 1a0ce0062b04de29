import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { feel } from "./feel.ts";
import { keepList, keepScan, keptList, markDuplicates, scansOf, sendScans } from "./scan-store.ts";
import { judge, type Mode, type Scan, type ScanList, type Verdict } from "./verdict.ts";

/** The same code in front of the camera is one scan. */
const SAME_MS = 3000;
const SYNC_MS = 8000;
const LIST_MS = 60_000;
/** A valid one makes way by itself. */
const VALID_MS = 1500;

const ENTRANCE: Mode = { kind: "enter", sessionId: null, title: "Masuk" };

export const modesOf = ({ sessions }: ScanList): Mode[] => [
  ENTRANCE,
  ...sessions.map(
    ({ id, title, handout }): Mode => ({ kind: handout ? "handout" : "session", sessionId: id, title }),
  ),
];

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
  const latest = useRef({ list, scans, mode, shown });
  latest.current = { list, scans, mode, shown };

  const loadList = useCallback(async () => {
    try {
      const fresh = await api.call("GET /api/events/:slug/scan-list/", { params: { slug } });
      await keepList(slug, fresh);
      await markDuplicates(slug, fresh);
      setList(fresh);
      setScans(await scansOf(slug));
      setOnline(true);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 403 || error.status === 404))
        setRefused(error.detail);
      else setOnline(false);
    }
  }, [slug]);
  const sync = useCallback(async () => {
    try {
      const sent = await sendScans(slug);
      if (sent > 0) await loadList();
      setOnline(navigator.onLine);
    } catch {
      setOnline(false);
    }
  }, [slug, loadList]);

  useEffect(() => {
    // First what is stored, so that a hall without a signal waits for nothing.
    void keptList(slug).then((kept) => kept && setList((now) => now ?? kept));
    void scansOf(slug).then(setScans);
    void loadList().then(sync);
    const timers = [setInterval(sync, SYNC_MS), setInterval(loadList, LIST_MS)];
    // After a time without a signal the list says what other phones scanned meanwhile.
    const back = () => void sync().then(loadList);
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
        ...{ at: new Date().toISOString(), seen },
      };
      // On the disk before it is said: a phone that dies now has not lost it.
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
        setShown(verdict);
        feel(verdict.is);
      } finally {
        judging.current = false;
      }
    },
    [record],
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
  async function seeDuplicates() {
    for (const scan of await scansOf(slug))
      if (scan.other && !scan.seen) await keepScan({ ...scan, seen: true });
    setScans(await scansOf(slug));
  }
  return { list, scans, seeDuplicates, mode, setMode, shown, next, online, refused, take, record, loadList };
}
