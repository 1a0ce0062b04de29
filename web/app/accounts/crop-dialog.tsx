import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { MOST_ZOOM, moved, sideOf, wholePicture, zoomed } from "./crop.ts";
import { jpegOf } from "./picture-file.ts";

/** As large as the server keeps it. */
const OUTPUT_SIDE = 640;
const KEY_STEP = 0.05;
const KEY_MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

interface CropDialogProps {
  picture: ImageBitmap;
  onDone(jpeg: Blob): void;
  onCancel(): void;
}

/** Cuts a square out of a picture, by dragging, by arrow keys and by a slider. */
export function CropDialog({ picture, onDone, onCancel }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => wholePicture(picture));

  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    const side = sideOf(crop, picture);
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, OUTPUT_SIDE, OUTPUT_SIDE);
    pen.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, OUTPUT_SIDE, OUTPUT_SIDE);
  }, [crop, picture]);

  function press(event: KeyboardEvent) {
    const move = KEY_MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    setCrop(moved(crop, picture, ...move));
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { clientWidth: width } = event.currentTarget;
    setCrop((now) => moved(now, picture, event.movementX / width, event.movementY / width));
  }
  async function finish() {
    const jpeg = canvas.current && (await jpegOf(canvas.current));
    if (jpeg) onDone(jpeg);
  }

  return (
    <ConfirmDialog
      open
      backCancels={false}
      title="Atur foto"
      text="Geser foto dengan jari atau tombol panah, dan perbesar bila perlu."
      confirm="Pakai Foto"
      onConfirm={finish}
      onCancel={onCancel}
    >
      <button
        type="button"
        aria-label="Geser foto dengan tombol panah"
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="mx-auto mt-4 block aspect-square w-full max-w-[280px] cursor-grab touch-none overflow-hidden rounded-full bg-surface-2"
      >
        <canvas ref={canvas} width={OUTPUT_SIDE} height={OUTPUT_SIDE} className="size-full" />
      </button>
      <label className="mt-4 flex min-h-(--tap) items-center gap-3 text-sm font-semibold">
        Perbesar
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => setCrop(zoomed(crop, picture, Number(target.value)))}
          className="h-(--tap) min-w-0 flex-1 accent-primary"
        />
      </label>
    </ConfirmDialog>
  );
}
