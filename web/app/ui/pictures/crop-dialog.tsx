import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../feedback/confirm-dialog.tsx";
import { inside, jpegOf, MOST_ZOOM, moved, sizeOf, wholePicture } from "./crop.ts";

const KEY_STEP = 0.05;
const KEY_MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

interface CropDialogProps {
  picture: ImageBitmap;
  /** 'foto' or 'gambar'. */
  thing: "foto" | "gambar";
  /** Width to height. */
  ratio: number;
  width: number;
  frame: string;
  busy?: boolean;
  onDone(jpeg: Blob): void;
  onCancel(): void;
}

/** Operated by dragging, arrow keys or slider. */
export function CropDialog(props: CropDialogProps) {
  const { picture, thing, ratio, width, frame, busy, onDone, onCancel } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => wholePicture(picture));
  const height = Math.round(width / ratio);

  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    const part = sizeOf(crop, picture, ratio);
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, width, height);
    const [left, top] = [crop.x - part.width / 2, crop.y - part.height / 2];
    pen.drawImage(picture, left, top, part.width, part.height, 0, 0, width, height);
  }, [crop, picture, ratio, width, height]);

  function press(event: KeyboardEvent) {
    const move = KEY_MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    setCrop(moved(crop, picture, ratio, ...move));
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { clientWidth, clientHeight } = event.currentTarget;
    setCrop((now) =>
      moved(now, picture, ratio, event.movementX / clientWidth, event.movementY / clientHeight),
    );
  }
  async function finish() {
    const jpeg = canvas.current && (await jpegOf(canvas.current));
    if (jpeg) onDone(jpeg);
  }

  return (
    <ConfirmDialog
      open
      backCancels={false}
      title={`Atur ${thing}`}
      text={`Geser ${thing} dengan jari, mouse atau tombol panah, dan perbesar bila perlu.`}
      confirm={thing === "foto" ? "Pakai Foto" : "Pakai Gambar"}
      busy={busy}
      onConfirm={finish}
      onCancel={onCancel}
    >
      <button
        type="button"
        aria-label={`Geser ${thing} dengan tombol panah`}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        style={{ aspectRatio: ratio }}
        className={`mx-auto mt-4 block w-full cursor-grab touch-none overflow-hidden bg-surface-2 ${frame}`}
      >
        <canvas ref={canvas} width={width} height={height} className="size-full" />
      </button>
      <label className="mt-4 flex min-h-(--tap) items-center gap-3 text-sm font-semibold">
        Perbesar
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => setCrop(inside({ ...crop, zoom: Number(target.value) }, picture, ratio))}
          className="h-(--tap) min-w-0 flex-1 accent-primary"
        />
      </label>
    </ConfirmDialog>
  );
}
