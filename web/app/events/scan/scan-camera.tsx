import { Icon } from "../../ui/icons/icon.tsx";
import { useCamera } from "./use-camera.ts";

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
