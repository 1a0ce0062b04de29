import { useCallback, useEffect, useRef, useState } from "react";
import { keepPages, loadedFiles } from "../../offline/ask-for-copies.ts";
import { timeOfDay, wholeNumber } from "../../platform/format.ts";
import { DECODER_FILE, loadFile } from "./decoder-file.ts";
import { canVerify, type ScanList } from "./judge-ticket.ts";
import { isOldList } from "./old-list.ts";
import { measured } from "./phone-clock.ts";
import { keptList } from "./scan-store.ts";
import type { Camera } from "./use-camera.ts";

const AGAIN_MS = 10_000;
const SETTLED_MS = 60_000;
const LEAST_ROOM = 20_000_000;
const MEGABYTE = 1_000_000;

export interface Check {
  id: "list" | "key" | "decoder" | "page" | "camera" | "room" | "clock";
  ok: boolean;
  title: string;
  text: string;
}

/** What can only be found out on the device. */
interface Device {
  kept: boolean;
  key: boolean;
  missing: number;
  room: number | undefined;
}

/** Which files of this page the device does not hold: without signal they could not be loaded again. */
async function missingFiles(path: string): Promise<number> {
  const page = await caches.match(path, { cacheName: "tiket", ignoreVary: true });
  const files = await Promise.all(
    [...new Set([...loadedFiles(), DECODER_FILE])].map((file) => caches.match(file, { ignoreVary: true })),
  );
  return [page, ...files].filter((found) => found === undefined).length;
}

async function look(slug: string, list: ScanList): Promise<Device> {
  const path = `/panitia/${slug}/pindai`;
  const isHeld = "caches" in globalThis && navigator.serviceWorker !== undefined;
  const missing = isHeld ? await missingFiles(path) : 1;
  if (missing > 0 && isHeld && navigator.onLine) {
    void keepPages([path]).catch(() => undefined);
    void loadFile(DECODER_FILE).catch(() => undefined);
  }
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return {
    kept: (await keptList(slug)) !== undefined,
    key: await canVerify(list),
    missing,
    room: quota === undefined ? undefined : quota - (usage ?? 0),
  };
}

function checksOf(list: ScanList, { kept, key, missing, room }: Device, camera: Camera): Check[] {
  const age = Date.now() + (measured()?.offset ?? 0) - Date.parse(list.made_at);
  const hours = Math.floor(age / 3600_000);
  const isFresh = kept && !isOldList(age);
  const seconds = Math.round(Math.abs(measured()?.offset ?? 0) / 1000);
  const wrong = seconds < 120 ? `${seconds} detik` : `${wholeNumber(Math.round(seconds / 60))} menit`;
  return [
    {
      ...{ id: "list", ok: isFresh },
      title:
        isFresh || !kept ? `Daftar ${wholeNumber(list.tickets.length)} tiket` : `Daftar berumur ${hours} jam`,
      text: !kept
        ? "Belum tersimpan di HP ini."
        : `Diunduh ${timeOfDay(list.made_at)}.${isFresh ? "" : " Yang mendaftar sesudahnya belum ada."}`,
    },
    {
      ...{ id: "key", ok: key, title: "Kunci tiket" },
      text: key ? "Tiket palsu dikenali tanpa sinyal." : "Belum bisa memeriksa tanda tangan tiket.",
    },
    {
      ...{ id: "decoder", ok: camera.canRead, title: "Pembaca QR" },
      text: camera.canRead ? "Sudah di HP ini." : "Belum terunduh. Kode tiket masih bisa diketik.",
    },
    {
      ...{ id: "camera", ok: camera.isRunning, title: "Kamera" },
      text: camera.isRunning ? "Dicoba, gambarnya jalan." : (camera.problem ?? "Sedang dibuka."),
    },
    {
      ...{ id: "page", ok: missing === 0, title: "Halaman ini" },
      text:
        missing === 0
          ? "Terbuka lagi tanpa sinyal, juga sesudah HP dimatikan."
          : "Belum tersimpan semua. Jangan tutup halaman ini sebelum ada sinyal.",
    },
    {
      ...{ id: "room", ok: room === undefined || room > LEAST_ROOM, title: "Ruang simpan" },
      text:
        room === undefined
          ? "Pindaian tetap ada bila HP dimatikan."
          : `${wholeNumber(Math.floor(room / MEGABYTE))} MB kosong. Pindaian tetap ada bila HP dimatikan.`,
    },
    {
      ...{ id: "clock", ok: measured() !== undefined, title: "Jam HP" },
      text: measured()
        ? `Selisih ${wrong} dengan server, dan kami hitung begitu.`
        : "Belum dicocokkan dengan server.",
    },
  ];
}

/** Whether this phone works in a hall without a signal, and what is missing. What can be fetched is fetched again by itself. */
export function useReadiness(slug: string, list: ScanList | undefined, camera: Camera) {
  const [device, setDevice] = useState<Device & { at: string }>();
  const latest = useRef(list);
  latest.current = list;
  const check = useCallback(async () => {
    const known = latest.current;
    if (!known) return;
    const found = await look(slug, known).catch(() => undefined);
    if (found) setDevice({ ...found, at: new Date().toISOString() });
  }, [slug]);
  const made = list?.made_at;
  const settled = device?.kept && device.key && device.missing === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list, decoder or camera is checked at once
  useEffect(() => {
    void check();
    void navigator.storage?.persist?.().catch(() => undefined);
    const timer = setInterval(check, settled ? SETTLED_MS : AGAIN_MS);
    addEventListener("online", check);
    return () => {
      clearInterval(timer);
      removeEventListener("online", check);
    };
  }, [check, made, settled, camera.canRead, camera.isRunning]);
  if (!list || !device) return undefined;
  const checks = checksOf(list, device, camera);
  return { checks, at: device.at, isReady: checks.every(({ ok }) => ok), check };
}
export type Readiness = NonNullable<ReturnType<typeof useReadiness>>;
