import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { SUBJECT_HEADER, type Subject } from "./subjects.ts";

/** An answer of the app, to be replayed by a bare server. */
export interface Recording {
  subject: string;
  headers: Record<string, string | string[]>;
  /** base64 */
  body: string;
}

/** Headers that node:http writes itself. */
const OWN = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

export function headersOf(subject: Subject): Record<string, string> {
  return {
    "user-agent":
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
    accept: subject.kind === "page" ? "text/html,application/xhtml+xml" : "application/json",
    "accept-language": "id-ID,id;q=0.9",
    [SUBJECT_HEADER]: subject.name,
    ...subject.headers,
  };
}

/** Undefined if the app has no such page. Any other status than 200 is an error. */
export async function record(port: number, subject: Subject): Promise<Recording | undefined> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: subject.path, headers: headersOf(subject) }, resolve).on(
      "error",
      reject,
    );
  });
  const body = (await buffer(answer)).toString("base64");
  if (subject.kind === "page" && answer.statusCode === 404) return undefined;
  if (answer.statusCode !== 200) throw new Error(`${subject.name}: ${answer.statusCode}`);
  const kept = Object.entries(answer.headers).filter(([name]) => !OWN.has(name));
  return { subject: subject.name, headers: Object.fromEntries(kept) as Recording["headers"], body };
}
