import { UPLOAD_MOST_BYTES } from "@barakah/contract/platform/upload-limits";

interface Attempt {
  width: number;
  height: number;
  quality: number;
}

/** Longest side and JPEG quality, best first. */
const STEPS = [
  [2000, 0.85],
  [2000, 0.7],
  [1600, 0.7],
  [1200, 0.6],
] as const;

/** Tried in order until one fits; pictures are never enlarged. */
export const shrinkAttempts = (width: number, height: number): Attempt[] =>
  STEPS.map(([side, quality]) => {
    const scale = Math.min(1, side / Math.max(width, height));
    return {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      quality,
    };
  });

async function drawn(picture: ImageBitmap, { width, height, quality }: Attempt): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return null;
  // JPEG has no transparency: clear parts of a PNG would turn black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, "")}.jpg`;

/** A smaller JPEG; undefined if the file is not a picture. */
export async function shrinkPicture(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const attempt of shrinkAttempts(picture.width, picture.height)) {
      const blob = await drawn(picture, attempt);
      if (blob && blob.size <= UPLOAD_MOST_BYTES) {
        return new File([blob], jpegName(file.name), { type: "image/jpeg", lastModified: file.lastModified });
      }
    }
    return undefined;
  } finally {
    picture.close();
  }
}
