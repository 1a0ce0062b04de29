import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { PaymentFile } from "@barakah/contract";
import { ask, post, signIn } from "../faults/people.ts";
import type { Shift } from "./shift.ts";

const MINUTE = 60_000;

/** Both also administer here: exports of members and broadcasts ask for that. */
export const TREASURERS = ["bendahara", "bendahara2"] as const;

export async function headersOf(url: string, name: (typeof TREASURERS)[number]): Promise<SignedIn> {
  const headers = await signIn(url, name);
  if (!headers) throw new Error(`${name} cannot sign in`);
  return headers;
}

/** A session. Everybody signed in before the rush. */
export type SignedIn = Record<string, string>;

/** Opens the queue, looks at a payment and its proof, and approves it. */
export async function treasurer(shift: Shift, headers: SignedIn): Promise<void> {
  const { url, log } = shift;
  while (!shift.over) {
    const queue = await log.timed("treasurer's queue", () =>
      ask<{ reference: string }[]>(`${url}/api/admin/payments/?status=pending&has_proof=true&limit=50`, {
        headers,
      }),
    );
    const mine = queue.status === 200 ? queue.body[Math.floor(Math.random() * queue.body.length)] : undefined;
    if (!mine) {
      await delay(500);
      continue;
    }
    const file = await log.timed("treasurer opens a payment", () =>
      ask<PaymentFile>(`${url}/api/admin/payments/${mine.reference}/`, { headers }),
    );
    // Filled payments have no picture.
    const isOfTonight = shift.given.transfer.includes(mine.reference);
    const proof = isOfTonight && file.status === 200 ? file.body.claims[0]?.proof_url : undefined;
    if (proof) await log.timed("treasurer sees a proof", () => ask(`${url}${proof}`));
    const decided = await log.timed("treasurer approves", () =>
      post(`${url}/api/admin/payments/${mine.reference}/approve/`, { lines: [], confirm: true }, headers),
    );
    if (decided.status === 200) shift.approved.add(mine.reference);
    await delay(200);
  }
}

const day = () =>
  new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10).split("-").reverse().join("/");

/** A file of today's lines, most of which match no payment. */
function statementOf(lines: number): string {
  const rows = Array.from(
    { length: lines },
    (_, n) => `${day()};TRF JAMAAH ${n} MALAM;${10_250 + 1000 * (n % 90)}`,
  );
  return ["Tanggal;Uraian;Kredit", ...rows].join("\n");
}

const LINES = 5000;
const MAPPING = {
  day: "Tanggal",
  amount: "Kredit",
  debit: "",
  description: "Uraian",
  direction: "",
  incoming: "",
  balance: "",
};

/** Once in the night: the bank's file, and what the app then proposes for it. */
async function importStatement(shift: Shift, headers: SignedIn): Promise<void> {
  await shift.log.timed(`import of ${LINES} bank lines`, () =>
    post(
      `${shift.url}/api/admin/statements/`,
      { bank: "bjb", csv: statementOf(LINES), mapping: MAPPING, anyway: true },
      headers,
    ),
  );
  await shift.log.timed("list of bank lines", () =>
    ask(`${shift.url}/api/admin/statements/?state=open&limit=50`, { headers }),
  );
}

/** To everybody, in the app; it needs a second person. */
async function broadcast(shift: Shift, one: SignedIn, other: SignedIn): Promise<void> {
  const asked = await shift.log.timed("broadcast to everybody", () =>
    post<{ id: number }>(
      `${shift.url}/api/admin/broadcasts/`,
      {
        title: "Malam ke-27",
        body: "Assalamualaikum {nama}.",
        audience: "everyone",
        channels: [],
        per_minute: 600,
      },
      { ...one, "idempotency-key": randomUUID() },
    ),
  );
  if (asked.status !== 201) return;
  await shift.log.timed("broadcast confirmed", () =>
    post(`${shift.url}/api/admin/broadcasts/${asked.body.id}/confirm/`, {}, other),
  );
}

/** At a third and at half of the night. */
export async function office(
  shift: Shift,
  minutes: number,
  [one, other]: [SignedIn, SignedIn],
): Promise<void> {
  const after = async (part: number, work: () => Promise<void>) => {
    await delay(minutes * MINUTE * part);
    if (!shift.over) await work();
  };
  await Promise.all([
    after(1 / 3, () => importStatement(shift, one)),
    after(1 / 2, () => broadcast(shift, one, other)),
  ]);
}
