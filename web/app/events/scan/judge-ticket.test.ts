import { ticketText } from "@barakah/contract/events/ticket-code";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { canVerify, hashOf, judge, type Mode, type Scan, type ScanList } from "./judge-ticket.ts";

const ENTER: Mode = { kind: "enter", sessionId: null, title: "Masuk" };
const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString("base64url");
const newKeys = () =>
  crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]) as Promise<CryptoKeyPair>;

async function qr({ privateKey }: CryptoKeyPair, eventId: number, code: string) {
  const text = ticketText(eventId, code);
  return `${text}:${base64url(await crypto.subtle.sign("Ed25519", privateKey, new TextEncoder().encode(text)))}`;
}
const publicKey = async ({ publicKey: key }: CryptoKeyPair) =>
  base64url(await crypto.subtle.exportKey("raw", key));

const ticket = async (code: string, changes: Partial<ScanList["tickets"][number]> = {}) => ({
  hash: await hashOf(7, code),
  ...{
    name: "Rina A.",
    type: "Reguler",
    extras: [],
    state: "valid" as const,
    due: 0,
    entered: null,
    left: null,
    done: [],
  },
  ...changes,
});

let ours: CryptoKeyPair;
let others: CryptoKeyPair;
let list: ScanList;
beforeAll(async () => {
  [ours, others] = await Promise.all([newKeys(), newKeys()]);
  list = {
    event: { id: 7, title: "Seminar" } as ScanList["event"],
    may: "scan",
    public_key: await publicKey(ours),
    other_events: [{ id: 8, title: "Kajian", starts_at: "", public_key: await publicKey(others) }],
    sessions: [],
    ticket_types: [],
    tickets: [
      await ticket("K7MQ4TXD"),
      await ticket("22223333", { state: "unpaid", due: 100_000 }),
      await ticket("44445555", { state: "void" }),
      await ticket("66667777", {
        entered: { scan_id: "a", at: "2026-12-12T01:14:00Z", by: "Bagus", device: "HP A", again: null },
      }),
    ],
    made_at: "2026-12-12T01:00:00Z",
    plain_page: null,
    twice: [],
  };
});

const about = async (text: string, scans: Scan[] = []) => (await judge(list, scans, ENTER, text)).is;

it("tells valid, unpaid, cancelled and used tickets apart, by QR code or typed", async () => {
  expect(await about(await qr(ours, 7, "K7MQ4TXD"))).toBe("valid");
  expect(await about("k7mq-4txd")).toBe("valid");
  expect(await about(await qr(ours, 7, "22223333"))).toBe("unpaid");
  expect(await about(await qr(ours, 7, "44445555"))).toBe("void");
  expect(await about(await qr(ours, 7, "66667777"))).toBe("again");
  expect(await about("88889999")).toBe("unknown");
  // Newer than the list.
  expect(await about(await qr(ours, 7, "88889999"))).toBe("unlisted");
});

it("counts a scan that is stored only on this phone", async () => {
  const scan = {
    hash: await hashOf(7, "K7MQ4TXD"),
    kind: "enter",
    session_id: null,
    at: "2026-12-12T01:00:00Z",
  };
  expect(await about("K7MQ4TXD", [scan as Scan])).toBe("again");
});

it("a participant who was scanned out may enter again, and an undone scan does not count, also with a wrong clock", async () => {
  const hash = await hashOf(7, "K7MQ4TXD");
  const turn = (order: number, kind: Scan["kind"], more: Partial<Scan> = {}) =>
    ({ id: `${order}`, hash, kind, session_id: null, at: "2010-01-01T00:00:00Z", order, ...more }) as Scan;
  const [enter, exit] = [turn(1, "enter"), turn(2, "exit")];
  expect(await about("K7MQ4TXD", [exit, enter])).toBe("valid");
  expect(await about("K7MQ4TXD", [turn(3, "enter"), exit, enter])).toBe("again");
  expect(await about("K7MQ4TXD", [turn(1, "enter", { undone: { at: "", order: 2, reason: "" } })])).toBe(
    "valid",
  );
  // Staff struck it on the board: the list, which was asked for later, says so.
  expect(await about("K7MQ4TXD", [turn(1, "enter", { result: "accepted", listed: true })])).toBe("valid");
  // The list still has what was taken back here.
  const undone = {
    ...turn(1, "enter", { undone: { at: "", order: 2, reason: "" } }),
    id: "a",
    hash: await hashOf(7, "66667777"),
  };
  expect(await about("66667777", [undone])).toBe("valid");
  // And once staff have restored it, the list says so again.
  expect(await about("66667777", [{ ...undone, listed: true }])).toBe("again");
  const out: Mode = { kind: "exit", sessionId: null, title: "Keluar" };
  expect((await judge(list, [], out, "66667777")).is).toBe("valid");
  expect((await judge(list, [], out, "K7MQ4TXD")).is).toBe("outside");
});

it("can verify signatures without the network if the list has the event's key", async () => {
  expect([await canVerify(list), await canVerify({ ...list, public_key: "" })]).toEqual([true, false]);
});

it("refuses another event's ticket, another event's signature and every changed letter", async () => {
  expect(await about(await qr(others, 8, "K7MQ4TXD"))).toBe("other-event");
  expect(await about(await qr(others, 7, "K7MQ4TXD"))).toBe("forged");
  const genuine = await qr(ours, 7, "K7MQ4TXD");
  expect(await about(genuine.replace("K7MQ", "K8MQ"))).toBe("forged");
  const at = genuine.length - 20;
  expect(await about(genuine.slice(0, at) + (genuine[at] === "A" ? "B" : "A") + genuine.slice(at + 1))).toBe(
    "forged",
  );
});

it("survives any other QR code without admitting anybody", async () => {
  const noise = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((text) => `BRK1:${text}`),
  );
  await fc.assert(
    fc.asyncProperty(noise, async (text) => {
      expect(["no-ticket", "forged", "unknown"]).toContain(await about(text));
    }),
    { numRuns: 500 },
  );
});
