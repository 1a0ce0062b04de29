import { TICKET_CODE_LENGTH, TICKET_LETTERS, ticketText } from "@barakah/contract/events/ticket-code";
import type { Output as ApiOutput } from "../../platform/endpoints.ts";

export type ScanList = ApiOutput<"GET /api/events/:slug/scan-list/">;
export type Known = ScanList["tickets"][number];

/** What is scanned for: the entrance, or one session or hand-out. */
export interface Mode {
  kind: "enter" | "exit" | "session" | "handout";
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
  /** By the clock of this phone, which may be wrong. */
  at: string;
  /** Counts what this phone has noted, whatever its clock says; older apps did not. */
  order?: number;
  /** How far the server's clock was ahead of this phone's, as measured before the scan. */
  offset?: number | null;
  /** What the server made of it; undefined until it was sent. */
  result?: "accepted" | "duplicate" | "unpaid" | "void" | "unknown";
  other?: { at: string; by: string };
  /** A list that was asked for after it was sent says what counts. */
  listed?: boolean;
  /** Set if the crew undid the scan. `done`: true once the server has accepted that, false if it was too late. */
  undone?: { at: string; order: number; reason: string; done?: boolean };
  /** Crew have read of the other scan, or made this one although they knew of it. */
  seen?: boolean;
}

export type Verdict =
  | { is: "valid"; code: string; hash: string; ticket: Known }
  | { is: "again"; code: string; hash: string; ticket: Known; at: string; by: string }
  /** To be scanned out, but not in. */
  | { is: "outside"; code: string; hash: string; ticket: Known }
  | { is: "unpaid"; code: string; hash: string; ticket: Known }
  | { is: "void"; code: string; ticket: Known }
  | { is: "unlisted"; code: string; hash: string }
  | { is: "other-event"; code: string; title: string }
  | { is: "forged"; code: string }
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

/** A signed text whose key nobody has any more. */
const SAMPLE = {
  text: ticketText(0, "22222222"),
  key: "TX-UoLAdX0GKMJCR5pT7Vz8S_bZylD-ROzGJQ6_iflw",
  signature: "jDy_KJWocX_t6hf9STEIOknv0N86GEx0t-MbNAokTI-I9Bcsm8e6kj4rvHjSpnN6W4oFMB9ETQeUaDF9WosqDA",
};

/** Whether this phone holds a key of the event's tickets, and has checked a signature just now. */
export const canVerify = async ({ public_key }: ScanList): Promise<boolean> =>
  /^[\w-]{43}$/.test(public_key) && (await isSigned(SAMPLE.text, SAMPLE.signature, SAMPLE.key));

/** When it was by the server's clock, as far as this phone knows. */
export const momentOf = ({ at, offset }: Pick<Scan, "at" | "offset">) =>
  new Date(Date.parse(at) + (offset ?? 0)).toISOString();

const isTurn = (kind: Mode["kind"]) => kind === "enter" || kind === "exit";

/**
 * The scan by which this ticket is used in this mode, or its holder is inside: by what only this phone knows, otherwise by the
 * server's list. A participant who was scanned out may come in again.
 */
function usedBefore(ticket: Known, hash: string, mode: Mode, scans: readonly Scan[]) {
  const own = scans.filter((scan) => scan.hash === hash);
  const fresh = own.find(
    ({ kind, session_id, listed, undone }) =>
      !listed && !undone && (isTurn(mode.kind) ? isTurn(kind) : session_id === mode.sessionId),
  );
  if (fresh) return fresh.kind === "exit" ? undefined : { at: momentOf(fresh), by: "HP ini" };
  // Undone on this phone, but not in the list yet. Later the list decides, because staff may have restored the scan.
  const undone = new Set(own.flatMap((scan) => (scan.undone && !scan.listed ? [scan.id] : [])));
  const counts = isTurn(mode.kind)
    ? ticket.entered && !ticket.left
      ? ticket.entered
      : undefined
    : ticket.done.find(({ session_id }) => session_id === mode.sessionId);
  return counts && !undone.has(counts.scan_id) ? { at: counts.at, by: counts.by } : undefined;
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
      return { is: "forged", code };
    if ("title" in event) return { is: "other-event", code, title: event.title };
  } else if (!TYPED.test(code))
    return text.startsWith("BRK1:") ? { is: "forged", code: "" } : { is: "no-ticket" };
  const hash = await hashOf(list.event.id, code);
  const ticket = list.tickets.find((known) => known.hash === hash);
  // The signature is valid, but the ticket is newer than the list: the crew at the door decides.
  if (!ticket) return signature ? { is: "unlisted", code, hash } : { is: "unknown", code };
  if (ticket.state === "void") return { is: "void", code, ticket };
  if (ticket.state === "unpaid") return { is: "unpaid", code, hash, ticket };
  const before = usedBefore(ticket, hash, mode, scans);
  if (mode.kind === "exit")
    return before ? { is: "valid", code, hash, ticket } : { is: "outside", code, hash, ticket };
  return before ? { is: "again", code, hash, ticket, ...before } : { is: "valid", code, hash, ticket };
}
