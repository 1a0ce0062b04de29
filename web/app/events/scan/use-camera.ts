import { useEffect, useRef, useState } from "react";
import type { Decode } from "./decoder.ts";

const LOOK_MS = 120;
const RETRY_MS = 3000;

type Light = MediaTrackConstraintSet & { torch?: boolean };

const why = (error: unknown) =>
  error instanceof DOMException && error.name === "NotAllowedError"
    ? "Kamera belum diizinkan. Izinkan kamera untuk halaman ini, atau ketik kodenya."
    : "Kamera tidak bisa dibuka. Tutup aplikasi lain yang memakainya, atau ketik kodenya.";

/** The camera's picture and what it reads. A code that cannot be read never stops it, and it opens again by itself. */
export function useCamera(decode: Decode | undefined, onText: (text: string) => void) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const track = useRef<MediaStreamTrack>(undefined);
  const latest = useRef({ decode, onText });
  latest.current = { decode, onText };
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([]);
  const [chosen, setChosen] = useState(0);
  const [light, setLight] = useState<{ on: boolean; problem?: string }>({ on: false });
  const [tries, setTries] = useState(0);
  const device = cameras[chosen]?.deviceId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the camera again
  useEffect(() => {
    if (!video) return;
    const element = video;
    let over = false;
    let stream: MediaStream | undefined;
    async function start() {
      if (!navigator.mediaDevices) throw new Error("no camera");
      const wanted = device ? { deviceId: { exact: device } } : { facingMode: "environment" };
      stream = await navigator.mediaDevices.getUserMedia({ video: { ...wanted, width: { ideal: 1280 } } });
      if (over) return stop();
      element.srcObject = stream;
      await element.play();
      [track.current] = stream.getVideoTracks();
      // A call or another app took it.
      track.current?.addEventListener("ended", fail, { once: true });
      setProblem(undefined);
      setRunning(true);
      const all = (await navigator.mediaDevices.enumerateDevices()).filter(
        ({ kind }) => kind === "videoinput",
      );
      setCameras((before) => (before.length === all.length ? before : all));
      while (!over) {
        const { decode: read, onText: tell } = latest.current;
        const found = read && element.videoWidth > 0 ? await read(element).catch(() => []) : [];
        for (const text of found) if (!over) tell(text);
        await new Promise((wait) => setTimeout(wait, LOOK_MS));
      }
    }
    function stop() {
      for (const one of stream?.getTracks() ?? []) one.stop();
    }
    function fail(error: unknown) {
      if (over) return;
      setRunning(false);
      setProblem(why(error));
    }
    setLight({ on: false });
    start().catch(fail);
    return () => {
      over = true;
      stop();
    };
  }, [video, device, tries]);

  useEffect(() => {
    if (!problem) return;
    const again = () => setTries((before) => before + 1);
    let permission: PermissionStatus | undefined;
    navigator.permissions?.query({ name: "camera" }).then(
      (found) => {
        permission = found;
        permission.addEventListener("change", again);
      },
      () => undefined,
    );
    // Never asks again: after a refusal the camera opens only once it was allowed in the browser.
    const timer = setInterval(() => permission?.state === "granted" && again(), RETRY_MS);
    return () => {
      clearInterval(timer);
      permission?.removeEventListener("change", again);
    };
  }, [problem]);

  async function switchLight() {
    const advanced: Light[] = [{ torch: !light.on }];
    await track.current?.applyConstraints({ advanced } as MediaTrackConstraints).catch(() => undefined);
    const on = (track.current?.getSettings() as { torch?: boolean } | undefined)?.torch === true;
    const failed = "Lampu kamera ini tidak bisa dinyalakan dari sini. Coba kamera lain, atau pakai senter.";
    setLight(on !== light.on ? { on } : { on, problem: failed });
  }
  return {
    show: setVideo,
    problem,
    isRunning,
    canRead: decode !== undefined,
    light,
    switchLight,
    retry: () => setTries((before) => before + 1),
    next: cameras.length > 1 ? () => setChosen((chosen + 1) % cameras.length) : undefined,
  };
}
export type Camera = ReturnType<typeof useCamera>;
