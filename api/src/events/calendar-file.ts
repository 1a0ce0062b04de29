import type { StoredPage } from "./queries/ticket-pages.ts";

/** RFC 5545: a line has at most 75 bytes; the rest follows on lines that begin with a blank. */
const MOST_BYTES = 75;

const bytesOf = (text: string) => Buffer.byteLength(text, "utf8");

/** Folds between characters, never within one, because some calendars decode each line separately. */
export function folded(line: string): string {
  let [text, width] = ["", 0];
  for (const character of line) {
    const bytes = bytesOf(character);
    if (width + bytes > MOST_BYTES) {
      text += "\r\n ";
      width = 1;
    }
    text += character;
    width += bytes;
  }
  return text;
}

/** RFC 5545: commas, semicolons and line breaks are escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");
const stamp = (instant: string) => `${instant.slice(0, 19).replace(/[-:]/g, "")}Z`;

/** The event for a phone's calendar, with an alarm a day before it begins. */
export function calendar({ event, code, page_key }: StoredPage, origin: string): string {
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//BARAKAH APP//Acara//ID", "BEGIN:VEVENT"],
    `UID:acara-${event.id}-${code}@barakah`,
    `DTSTAMP:${stamp(new Date().toISOString())}`,
    `DTSTART:${stamp(event.starts_at)}`,
    `DTEND:${stamp(event.ends_at)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(`Tiket: ${origin}/tiket/${page_key}`)}`,
    ...(event.state === "cancelled" ? ["STATUS:CANCELLED"] : []),
    ...[
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-P1D",
      `DESCRIPTION:${escaped(event.title)}`,
      "END:VALARM",
    ],
    ...["END:VEVENT", "END:VCALENDAR"],
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
