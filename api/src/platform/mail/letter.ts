import { SITE_NAME } from "@barakah/contract";
import type { Letter } from "./mail.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For text and for double-quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export type WrittenLetter = Omit<Letter, "to">;

export interface Draft {
  subject: string;
  paragraphs: string[];
  button?: { label: string; link: string };
  /** More links, below the button. */
  also?: { label: string; link: string }[];
  ending: string;
  /** The link with which a reader who never gave us this address stops all mails to it. */
  notMe?: string | undefined;
  /** The page on which the reader chooses topics and channels. */
  choices?: string | undefined;
  /** The address to which mail programs POST to unsubscribe from the topic. */
  stopTopic?: string | undefined;
  headers?: Record<string, string>;
}

const CHOICES = "Pilih kabar yang kamu terima, atau hentikan:";
const NOT_ME = "Bukan kamu yang menulis alamat e-mail ini?";

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',sans-serif";
const BUTTON =
  "display:inline-block;padding:14px 22px;border-radius:12px;background:#14663f;color:#ffffff;font-weight:700;text-decoration:none";

function htmlOf({ subject, paragraphs, button, also = [], ending, choices, notMe }: Draft): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="${BUTTON}">${escapeHtml(button.label)}</a></p>
       <p style="margin:0 0 16px;font-size:13px;color:#5c635e">Bila tombol tidak bekerja, salin alamat ini ke browser:<br>
       <span style="word-break:break-all">${escapeHtml(button.link)}</span></p>`
    : "";
  const link = (one: { label: string; link: string }) =>
    `<a href="${escapeHtml(one.link)}" style="color:#14663f;font-weight:700">${escapeHtml(one.label)}</a>`;
  const other =
    also.length > 0 ? `<p style="margin:0 0 16px">${also.map(link).join(" &nbsp;·&nbsp; ")}</p>` : "";
  const stop = notMe
    ? `\n<p style="margin:16px 0 0;font-size:13px;color:#5c635e">${NOT_ME} <a href="${escapeHtml(notMe)}" style="color:#14663f;font-weight:700">Bukan saya</a></p>`
    : "";
  const choose = choices
    ? `\n<p style="margin:16px 0 0;font-size:13px;color:#5c635e">${CHOICES} <a href="${escapeHtml(choices)}" style="color:#14663f;font-weight:700">Atur notifikasi</a></p>`
    : "";
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f5f6f2;color:#1d241f;${FONT};font-size:16px;line-height:1.6">
<div style="max-width:480px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 20px;font-weight:800;color:#14663f">${SITE_NAME}</p>
${paragraphs.map(paragraph).join("\n")}${action}${other}
<p style="margin:24px 0 0;font-size:13px;color:#5c635e">${escapeHtml(ending)}</p>${choose}${stop}
</div></body></html>`;
}

function textOf({ paragraphs, button, also = [], ending, choices, notMe }: Draft): string {
  const action = [button, ...also].flatMap((one) => (one ? [`${one.label}:\n${one.link}`] : []));
  const stop = notMe ? [`${NOT_ME} Bukan saya:\n${notMe}`] : [];
  const choose = choices ? [`${CHOICES}\n${choices}`] : [];
  return [...paragraphs, ...action, ending, ...choose, ...stop, SITE_NAME].join("\n\n");
}

/** A mail in our layout, as text and HTML. */
export const writeLetter = (draft: Draft): WrittenLetter => ({
  subject: draft.subject,
  text: textOf(draft),
  html: htmlOf(draft),
  ...(draft.headers && { headers: draft.headers }),
});
