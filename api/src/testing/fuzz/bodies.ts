import type { EndpointShape } from "@barakah/contract";
import type { InjectOptions } from "fastify";
import sharp from "sharp";
import type { Draws } from "./draws.ts";
import { oddText, valueFor } from "./values.ts";

type Body = Pick<InjectOptions, "payload" | "headers">;

const BOUNDARY = "----------------------------fuzz";
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const TYPES = [
  "application/json",
  "text/plain",
  "multipart/form-data",
  "application/xml",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "",
  "multipart/form-data; boundary=x",
  `multipart/form-data; boundary=${"b".repeat(300)}`,
];

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a9" } });

/** Real pictures of common kinds and sizes, and fakes. */
export async function somePictures(): Promise<Buffer[]> {
  const photo = await blank(320, 240).jpeg().toBuffer();
  return [
    photo,
    await blank(60, 80).png().toBuffer(),
    await blank(1, 1).png().toBuffer(),
    await blank(2400, 30).jpeg({ progressive: true }).toBuffer(),
    await blank(40, 40).webp().toBuffer(),
    await blank(40, 40).gif().toBuffer(),
    photo.subarray(0, photo.length >> 1),
    photo.subarray(0, 4),
    Buffer.concat([photo, Buffer.alloc(64, 0xff)]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from("%PDF-1.7\n"),
    Buffer.from("GIF89a"),
    Buffer.alloc(0),
  ];
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function part(name: string, value: Buffer | string, file: string) {
  const as = file && `; filename="${file}"`;
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${as}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value as string), Buffer.from("\r\n")]);
}

function formOf(draws: Draws, body: unknown, files: readonly string[], pictures: readonly Buffer[]): Buffer {
  const pairs = Object.entries(typeof body === "object" && body !== null ? body : {});
  const texts = pairs
    .filter(([name]) => !files.includes(name))
    .map(([name, value]) => part(encoded(name), String(value), draws.chance(0.03) ? "a.png" : ""));
  const sent = files
    .filter(() => draws.chance(0.85))
    .map((name) =>
      part(name, draws.pick(pictures), draws.chance(0.95) ? "bukti.jpg" : encoded(oddText(draws))),
    );
  const twice = draws.chance(0.05) ? texts.slice(0, 2) : [];
  const whole = Buffer.concat([...texts, ...sent, ...twice, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return draws.chance(0.1) ? whole.subarray(0, draws.below(whole.length)) : whole;
}

const garbage = (draws: Draws) =>
  Buffer.from(Array.from({ length: draws.below(400) }, () => draws.below(256)));

/** Duplicate keys, or a truncated body. */
function spoiled(draws: Draws, json: string): string {
  if (draws.chance(0.05)) return json.slice(0, draws.below(json.length + 1));
  return draws.chance(0.03) ? json.replace(/^\{"(\w+)"/, '{"$1":null,"$1"') : json;
}

export function bodyOf(draws: Draws, endpoint: EndpointShape, pictures: readonly Buffer[]): Body {
  if (draws.chance(0.02))
    return { payload: garbage(draws), headers: { "content-type": draws.pick([...TYPES, FORM]) } };
  if (endpoint.consumes)
    return { payload: draws.pick(pictures), headers: { "content-type": draws.pick(endpoint.consumes) } };
  const body = endpoint.body ? valueFor(draws, endpoint.body) : {};
  if (endpoint.multipart && draws.chance(0.8))
    return {
      payload: formOf(draws, body, endpoint.files ?? [], pictures),
      headers: { "content-type": FORM },
    };
  return {
    payload: spoiled(draws, JSON.stringify(body) ?? ""),
    headers: { "content-type": draws.chance(0.04) ? draws.pick(TYPES) : "application/json" },
  };
}
