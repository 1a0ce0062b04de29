import { Icon } from "../../ui/icons/icon.tsx";
import type { Camera } from "./use-camera.ts";

const ROUND =
  "grid size-12 place-items-center rounded-full bg-[#111814] aria-pressed:bg-[#f2c14e] aria-pressed:text-[#241a00]";

/** What is wrong, in the order in which it has to be solved. */
const hintOf = ({ problem, isRunning, canRead, light }: Camera) =>
  problem ??
  (isRunning && !canRead
    ? "Pembaca QR belum ada di HP ini. Ia diunduh sendiri begitu ada sinyal; sementara itu ketik kodenya."
    : (light.problem ?? "Arahkan ke QR di layar atau kertas"));

export function ScanCamera({ camera }: { camera: Camera }) {
  const { show, problem, isRunning, light, switchLight, retry, next } = camera;
  return (
    <div className="relative min-h-52 flex-1 overflow-hidden bg-[#1d2621] print:hidden">
      <video
        ref={show}
        muted
        playsInline
        className="absolute inset-0 size-full object-cover"
        aria-label="Gambar kamera"
      />
      <div className="absolute top-3 right-3 flex flex-col gap-2">
        {isRunning && (
          <button
            type="button"
            onClick={() => void switchLight()}
            aria-pressed={light.on}
            aria-label="Lampu"
            title="Lampu (L)"
            className={ROUND}
          >
            <Icon name="flashlight" size={24} />
          </button>
        )}
        {next && (
          <button type="button" onClick={next} className={ROUND}>
            <span className="sr-only">Ganti kamera</span>
            <Icon name="camera" size={24} />
          </button>
        )}
      </div>
      <p
        role="status"
        className="absolute inset-x-4 bottom-3 mx-auto flex w-fit items-center gap-3 rounded-xl bg-[#111814] px-4 py-2 text-center text-sm font-semibold"
      >
        {hintOf(camera)}
        {problem && (
          <button type="button" onClick={retry} className="min-h-11 flex-none underline">
            Coba lagi
          </button>
        )}
      </p>
    </div>
  );
}
