import { createHash, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { CATEGORY_ADD_ON, type Campaign, type Category } from "@barakah/contract";
import sharp from "sharp";

const CSRF = "k".repeat(32);
export const VISITOR = { cookie: `csrftoken=${CSRF}`, "x-csrftoken": CSRF };
const DEMO_PASSWORD = "barakah-demo-2026";

/** A different picture for each gift, the same for retries: a proof used twice would be questioned. */
export const proofOf = (key: string) =>
  sharp(createHash("sha512").update(key).digest().subarray(0, 48), {
    raw: { width: 4, height: 4, channels: 3 },
  })
    .resize(60, 80, { kernel: "nearest", fit: "fill" })
    .png()
    .toBuffer();

/** Status 0: no answer. */
export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
}

export async function ask<T>(url: string, init: RequestInit = {}): Promise<Answer<T>> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000), ...init });
    const text = await answer.text();
    const json = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: (json ? JSON.parse(text) : text) as T };
  } catch {
    return { status: 0, body: {} as T };
  }
}

export const post = <T>(url: string, body: object, headers: Record<string, string> = VISITOR) =>
  ask<T>(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

export const ready = async (url: string) => (await ask(`${url}/readyz`)).status;

/** The category's add-on is included in every gift: otherwise a treasurer would be asked about each. */
const CATEGORY: Category = "sosial";
const AMOUNT = 25_000 + CATEGORY_ADD_ON[CATEGORY];

export async function aCampaign(url: string): Promise<string> {
  const { status, body } = await ask<Campaign[]>(`${url}/api/campaigns/?limit=50`);
  const found = status === 200 ? body.find(({ category }) => category === CATEGORY) : undefined;
  if (!found) throw new Error(`no campaign of the category ${CATEGORY} (${status})`);
  return found.slug;
}

export async function give(
  url: string,
  slug: string,
  key: string = randomUUID(),
  picture?: Buffer,
): Promise<Answer<{ order_id: string }>> {
  const form = new FormData();
  const proof = picture ?? (await proofOf(key));
  const said = { amount: `${AMOUNT}`, donor_name: key, donor_phone: "081200000000", payment_method: "bsi" };
  const sent = { source_bank: "BSI", source_account: "1", transfer_date: "2026-11-15" };
  for (const [name, value] of Object.entries({ ...said, ...sent })) form.append(name, value);
  form.append("proof_file", new Blob([new Uint8Array(proof)], { type: "image/png" }), "bukti.png");
  return ask(`${url}/api/donations/${slug}/create-donation/`, {
    method: "POST",
    headers: { ...VISITOR, "idempotency-key": key },
    body: form,
  });
}

export const giveOnline = (url: string, slug: string) =>
  post<{ code: string }>(`${url}/api/payments/generate-donation-midtrans-token/`, {
    amount: AMOUNT,
    donorName: "Siti",
    donorPhone: "081200000000",
    campaignSlug: slug,
  });

export async function signIn(url: string, username: string): Promise<Record<string, string> | undefined> {
  const body = { username, password: DEMO_PASSWORD };
  const signedIn = await post<{ access: string }>(`${url}/api/auth/login/`, body);
  return signedIn.status === 200 ? { authorization: `Bearer ${signedIn.body.access}` } : undefined;
}

export interface Shift {
  url: string;
  slug: string;
  /** Acknowledged gifts by key. */
  gifts: Map<string, string>;
  /** References with an acknowledged approval. */
  approved: Set<string>;
  over: boolean;
  /** Pause between the actions of one person. */
  pauseMilliseconds?: number;
}

/** Gives gift after gift, retrying each with its key until it is answered. */
export async function donor(shift: Shift, name: string): Promise<void> {
  for (let number = 0; !shift.over; number++) {
    const key = `${name}-${String(number).padStart(6, "0")}`;
    await delay(shift.pauseMilliseconds ?? 0);
    for (;;) {
      const { status, body } = await give(shift.url, shift.slug, key);
      if (status >= 400 && status < 500) throw new Error(`refused: ${JSON.stringify(body)}`);
      if (status === 201 && body.order_id) {
        shift.gifts.set(key, body.order_id);
        break;
      }
      if (shift.over) return;
      await delay(20);
    }
  }
}

interface Waiting {
  reference: string;
}

/** Approves waiting gifts, concurrently with seven others. */
export async function treasurer(shift: Shift): Promise<void> {
  let headers: Record<string, string> | undefined;
  while (!shift.over) {
    headers ??= await signIn(shift.url, "bendahara");
    const list = `${shift.url}/api/admin/payments/?status=pending&kind=donation&has_proof=true&limit=50`;
    const { status, body } = headers ? await ask<Waiting[]>(list, { headers }) : { status: 0, body: [] };
    if (status === 401) headers = undefined;
    const mine = status === 200 ? body[Math.floor(Math.random() * body.length)] : undefined;
    if (!headers || !mine) {
      await delay(50);
      continue;
    }
    await delay(shift.pauseMilliseconds ?? 0);
    const url = `${shift.url}/api/admin/payments/${mine.reference}/approve/`;
    const decided = await post(url, { lines: [] }, headers);
    if (decided.status === 200) shift.approved.add(mine.reference);
  }
}
