import sharp from "sharp";
import type { Logo } from "./logo-queries.ts";

interface LogoFile {
  type: string;
  bytes: Buffer;
}

const SMALL = 192;
const small = (png: Buffer) => sharp(png).resize(SMALL, SMALL, { fit: "inside" }).png().toBuffer();

/** In a view box of 64, with a margin of `room` on each side. */
async function drawing(png: Buffer, room: number, ground = ""): Promise<LogoFile> {
  const side = 64 - 2 * room;
  const data = (await small(png)).toString("base64");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}<image x="${room}" y="${room}" width="${side}" height="${side}" href="data:image/png;base64,${data}"/></svg>`;
  return { type: "image/svg+xml", bytes: Buffer.from(svg) };
}

const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };
const WHITE = "#ffffff";

/** An icon of `side` pixels; `share` is the part of the side that the logo takes. */
async function icon(png: Buffer, side: number, background: string | typeof CLEAR, share = 1) {
  const room = Math.round((side * (1 - share)) / 2);
  const inner = side - 2 * room;
  const bytes = await sharp(png)
    .resize(inner, inner, { fit: "contain", background: CLEAR })
    .extend({ top: room, bottom: room, left: room, right: room, background: CLEAR })
    .flatten(background === CLEAR ? false : { background: background as string })
    .png()
    .toBuffer();
  return { type: "image/png", bytes };
}

/** The files that replace the default logo, by address. On green the logo has a white tile behind it. */
const FILES: Record<string, (png: Buffer) => Promise<LogoFile>> = {
  "/logo/mark.svg": (png) => drawing(png, 0),
  "/logo/light.svg": (png) => drawing(png, 7, `<rect width="64" height="64" rx="16" fill="${WHITE}"/>`),
  "/favicon.svg": (png) => drawing(png, 0),
  "/favicon.ico": (png) => icon(png, 32, CLEAR),
  "/icons/192.png": (png) => icon(png, 192, CLEAR),
  "/icons/512.png": (png) => icon(png, 512, CLEAR),
  "/icons/apple-touch-icon.png": (png) => icon(png, 180, WHITE, 0.86),
  // Stays inside every mask shape of phones.
  "/icons/maskable-512.png": (png) => icon(png, 512, WHITE, 0.66),
};

export const isLogoFile = (path: string) => Object.hasOwn(FILES, path);

/** Each file is made once per logo. */
export function logoFiles() {
  let made: { version: string; files: Map<string, Promise<LogoFile>> } | undefined;
  return ({ png, version }: Logo, path: string): Promise<LogoFile> => {
    if (made?.version !== version) made = { version, files: new Map() };
    const file = made.files.get(path) ?? FILES[path]?.(png);
    if (!file) throw new Error(`${path} shows no mark`);
    made.files.set(path, file);
    return file;
  };
}
