import { TICKET_CODE_LENGTH, TICKET_LETTERS, ticketText } from "@barakah/contract/events/ticket-rules";
import type { Output as ApiOutput } from "../../platform/endpoints.ts";

export type ScanList = ApiOutput<"GET /api/events/:slug/scan-list/">;
export type Known = ScanList["tickets"][number];

/** What is scanned for: the entrance, or one session or hand-out. */
export interface Mode {
  kind: "enter" | "session" | "handout";
  sessionId: number | null;
  title: string;
}

/** A scan on this device, sent when there is a network. */
export interface Scan {
  /** The uuid under which the server counts it once. */
  id: string;
  slug: string;
  code: string;
  hash: string;
  name: string;
  kind: Mode["kind"];
  session_id: number | null;
  at: string;
  /** What the server made of it; undefined until it was sent. */
  result?: "accepted" | "duplicate" | "unpaid" | "void" | "unknown";
  other?: { at: string; by: string };
  /** Crew have read of the other scan, or made this one although they knew of it. */
  seen?: boolean;
}

export type Verdict =
  | { is: "valid"; code: string; hash: string; ticket: Known }
  | { is: "again"; code: string; hash: string; ticket: Known; at: string; by: string }
  | { is: "unpaid"; code: string; hash: string; ticket: Known }
  | { is: "void"; ticket: Known }
  | { is: "unlisted"; code: string; hash: string }
  | { is: "other-event"; title: string }
  | { is: "forged" }
  | { is: "unknown"; code: string }
  /** Some other QR code: the camera just goes on. */
  | { is: "no-ticket" };

const SIGNED = /^BRK1:(\d{1,15}):([2-9A-Z]{8}):([\w-]{80,90})$/;
const TYPED = new RegExp(`^[${TICKET_LETTERS}]{${TICKET_CODE_LENGTH}}$`);

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

export async function hashOf(eventId: number, code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(ticketText(eventId, code)));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll("+", "-").replaceAll("/", "_").slice(0, 16);
}

/** Ed25519 by the browser, or by a library where it has none. Never throws: a broken signature is a wrong one. */
async function isSigned(text: string, signature: string, publicKey: string): Promise<boolean> {
  const signed = new TextEncoder().encode(text);
  try {
    const key = await crypto.subtle.importKey("raw", bytesOf(publicKey), "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, bytesOf(signature), signed);
  } catch {
    try {
      const { verifyAsync } = await import("@noble/ed25519");
      return await verifyAsync(bytesOf(signature), signed, bytesOf(publicKey));
    } catch {
      return false;
    }
  }
}

/** The scan of a ticket that counts in this mode, by the server's list. */
export const countedIn = (ticket: Known, { kind, sessionId }: Pick<Mode, "kind" | "sessionId">) =>
  kind === "enter" ? ticket.entered : ticket.done.find(({ session_id }) => session_id === sessionId);

/** When this ticket was already used in this mode: by the server's list, or by a scan on this device. */
function usedBefore(ticket: Known, hash: string, mode: Mode, scans: readonly Scan[]) {
  const listed = countedIn(ticket, mode);
  if (listed) return { at: listed.at, by: listed.by };
  const own = scans.find(
    (scan) => scan.hash === hash && scan.kind === mode.kind && scan.session_id === mode.sessionId,
  );
  return own && { at: own.at, by: "HP ini" };
}

/** Decides about one code on the device alone, without a network. */
export async function judge(
  list: ScanList,
  scans: readonly Scan[],
  mode: Mode,
  text: string,
): Promise<Verdict> {
  const typed = text.toUpperCase().replace(/[\s-]/g, "");
  const [, eventId = "", code = typed, signature = ""] = SIGNED.exec(text.trim()) ?? [];
  if (signature) {
    const own = Number(eventId) === list.event.id;
    const event = own ? list : list.other_events.find(({ id }) => id === Number(eventId));
    if (!event || !(await isSigned(ticketText(Number(eventId), code), signature, event.public_key)))
      return { is: "forged" };
    if ("title" in event) return { is: "other-event", title: event.title };
  } else if (!TYPED.test(code)) return text.startsWith("BRK1:") ? { is: "forged" } : { is: "no-ticket" };
  const hash = await hashOf(list.event.id, code);
  const ticket = list.tickets.find((known) => known.hash === hash);
  // The signature is valid, but the ticket is newer than the list: the crew at the door decides.
  if (!ticket) return signature ? { is: "unlisted", code, hash } : { is: "unknown", code };
  if (ticket.state === "void") return { is: "void", ticket };
  if (ticket.state === "unpaid") return { is: "unpaid", code, hash, ticket };
  const before = usedBefore(ticket, hash, mode, scans);
  return before ? { is: "again", code, hash, ticket, ...before } : { is: "valid", code, hash, ticket };
}
