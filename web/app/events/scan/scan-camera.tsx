import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icons/icon.tsx";
import { prepareDecoder } from "./decoder.ts";

const LOOK_MS = 120;

type Torch = MediaTrackConstraintSet & { torch?: boolean };

/** The camera's picture and what it reads. A code that cannot be read never stops it. */
function useCamera(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<MediaStreamTrack>(undefined);
  const tell = useRef(onText);
  tell.current = onText;
  const [problem, setProblem] = useState<string>();
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([]);
  const [chosen, setChosen] = useState(0);
  const [hasTorch, setHasTorch] = useState(false);
  const [torch, setTorch] = useState(false);
  const device = cameras[chosen]?.deviceId;

  useEffect(() => {
    let over = false;
    let stream: MediaStream | undefined;
    async function start() {
      if (!navigator.mediaDevices) throw new Error("no camera");
      const wanted = device ? { deviceId: { exact: device } } : { facingMode: "environment" };
      stream = await navigator.mediaDevices.getUserMedia({ video: { ...wanted, width: { ideal: 1280 } } });
      const element = video.current;
      if (over || !element) return stop();
      element.srcObject = stream;
      await element.play();
      [track.current] = stream.getVideoTracks();
      setHasTorch("torch" in (track.current?.getCapabilities?.() ?? {}));
      const all = (await navigator.mediaDevices.enumerateDevices()).filter(
        ({ kind }) => kind === "videoinput",
      );
      setCameras((before) => (before.length === all.length ? before : all));
      const decode = await prepareDecoder();
      while (!over) {
        const found = element.videoWidth > 0 ? await decode(element).catch(() => []) : [];
        for (const text of found) if (!over) tell.current(text);
        await new Promise((wait) => setTimeout(wait, LOOK_MS));
      }
    }
    function stop() {
      for (const one of stream?.getTracks() ?? []) one.stop();
    }
    start().catch(() =>
      setProblem("Kamera tidak bisa dibuka. Izinkan kamera untuk halaman ini, atau ketik kodenya."),
    );
    return () => {
      over = true;
      stop();
    };
  }, [device]);

  async function switchTorch() {
    const advanced: Torch[] = [{ torch: !torch }];
    await track.current?.applyConstraints({ advanced } as MediaTrackConstraints).catch(() => undefined);
    setTorch(!torch);
  }
  return {
    video,
    problem,
    torch: hasTorch ? { on: torch, switch: switchTorch } : undefined,
    next: cameras.length > 1 ? () => setChosen((chosen + 1) % cameras.length) : undefined,
  };
}

export function ScanCamera({ onText }: { onText(text: string): void }) {
  const { video, problem, torch, next } = useCamera(onText);
  const round = "grid size-12 place-items-center rounded-full bg-[#111814] text-xs font-bold";
  return (
    <div className="relative min-h-52 flex-1 overflow-hidden bg-[#1d2621] print:hidden">
      <video
        ref={video}
        muted
        playsInline
        className="absolute inset-0 size-full object-cover"
        aria-label="Gambar kamera"
      />
      <div className="absolute top-3 right-3 flex flex-col gap-2">
        {torch && (
          <button type="button" onClick={torch.switch} aria-pressed={torch.on} className={round}>
            Lampu
          </button>
        )}
        {next && (
          <button type="button" onClick={next} className={round}>
            <span className="sr-only">Ganti kamera</span>
            <Icon name="camera" size={24} />
          </button>
        )}
      </div>
      <p className="absolute inset-x-4 bottom-3 mx-auto w-fit rounded-full bg-[#111814] px-4 py-2 text-center text-sm font-semibold">
        {problem ?? "Arahkan ke QR di layar atau kertas"}
      </p>
    </div>
  );
}
