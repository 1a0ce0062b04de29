import { resolve } from "node:path";
import sharp from "sharp";

const FONTS = resolve(import.meta.dirname, "../../api/src/academy/certificate/fonts");
const MEDIUM = "Plus Jakarta Sans Medium";
const HEAVY = "Plus Jakarta Sans ExtraBold";

const WIDTH = 720;
const HEIGHT = 1180;

/** Colour schemes of several banks' apps. */
const SKINS = [
  { bar: "#0A6E6B", page: "#EEF3F2", ink: "#15302F", quiet: "#5C7372", rule: "#D8E2E1" },
  { bar: "#14487F", page: "#EDF2F8", ink: "#12263C", quiet: "#56687C", rule: "#D5DFEA" },
  { bar: "#A8480F", page: "#F8F1EC", ink: "#33200F", quiet: "#7A6552", rule: "#EADFD5" },
] as const;

export interface Proof {
  amount: number;
  at: string;
  payer: string;
  from: { bank: string; account: string };
  /** Our account and its bank. */
  to: { bank: string; name: string };
}

/** A server may have no fonts installed: using these once makes them available to SVG. */
let loaded: Promise<unknown> | undefined;
const loadFonts = () =>
  Promise.all(
    [500, 800].map((weight) =>
      sharp({ text: { text: "Rp", fontfile: resolve(FONTS, `plus-jakarta-sans-${weight}.ttf`) } }).toBuffer(),
    ),
  );

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

interface Words {
  x: number;
  y: number;
  size: number;
  fill: string;
  heavy?: boolean;
  anchor?: "start" | "middle" | "end";
}

const words = (text: string, { x, y, size, fill, heavy = false, anchor = "middle" }: Words) =>
  `<text x="${x}" y="${y}" font-family="${heavy ? HEAVY : MEDIUM}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;

/** Banks truncate longer names too. */
const NAME_MOST = 22;
const shortened = (name: string) => (name.length > NAME_MOST ? `${name.slice(0, NAME_MOST - 1)}…` : name);

const skinOf = (bank: string) =>
  SKINS[[...bank].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % SKINS.length] ?? SKINS[0];

const rupiah = (amount: number) => `Rp ${amount.toLocaleString("id-ID")},00`;
const masked = (account: string) => `•••• •••• ${account.slice(-4)}`;
const MOMENT = new Intl.DateTimeFormat("id-ID", {
  timeZone: "Asia/Jakarta",
  dateStyle: "medium",
  timeStyle: "short",
});

function drawing({ amount, at, payer, from, to }: Proof): string {
  const { bar, page, ink, quiet, rule } = skinOf(from.bank);
  const facts = [
    ["Rekening Tujuan", to.name],
    ["Bank Tujuan", to.bank],
    ["Dari Bank", from.bank],
    ["Rekening Asal", masked(from.account)],
    ["Nama Pengirim", shortened(payer).toUpperCase()],
    ["No. Referensi", `FT${from.account.slice(-5)}${String(amount).slice(0, 5)}`],
  ] as const;
  const rows = facts.map(([label, value], place) => {
    const y = 590 + place * 66;
    return (
      words(label, { x: 80, y, size: 24, fill: quiet, anchor: "start" }) +
      words(value, { x: 640, y, size: 24, fill: ink, heavy: true, anchor: "end" })
    );
  });
  const dashes = (y: number) =>
    `<path d="M80 ${y}H640" stroke="${rule}" stroke-width="3" stroke-linecap="round" stroke-dasharray="10 12"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${page}"/><rect width="${WIDTH}" height="250" fill="${bar}"/>
    ${words("m-banking", { x: 48, y: 66, size: 26, fill: "#FFFFFF", heavy: true, anchor: "start" })}
    <rect x="40" y="206" width="640" height="890" rx="28" fill="#FFFFFF"/>
    <circle cx="360" cy="206" r="66" fill="#FFFFFF"/><circle cx="360" cy="206" r="54" fill="${bar}"/>
    <path d="M334 206L353 226L388 186" fill="none" stroke="#FFFFFF" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
    ${words("Transfer Berhasil", { x: 360, y: 328, size: 34, fill: ink, heavy: true })}
    ${words(`${MOMENT.format(new Date(at))} WIB`, { x: 360, y: 374, size: 24, fill: quiet })}
    ${words(rupiah(amount), { x: 360, y: 468, size: 54, fill: ink, heavy: true })}
    ${dashes(522)}${rows.join("")}${dashes(980)}
    ${words("CONTOH — BUKAN BUKTI ASLI", { x: 360, y: 1044, size: 22, fill: quiet, heavy: true })}
  </svg>`;
}

/** A picture of a bank app's transfer confirmation. */
export async function drawProof(proof: Proof): Promise<Buffer> {
  loaded ??= loadFonts();
  await loaded;
  return sharp(Buffer.from(drawing(proof)))
    .png()
    .toBuffer();
}
