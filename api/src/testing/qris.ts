import { createHmac } from "node:crypto";
import type { QrisMethod, quotePayment, ResponseOf } from "@barakah/contract";
import { parseMerchantQris } from "@barakah/contract/payments/qris/payload";
import { addApp, NOTICES_PATH } from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import { aMember } from "./builders.ts";
import { type Answer, send, VISITOR } from "./calls.ts";
import type { TestApp } from "./test-app.ts";

/** A fictional merchant's QRIS. */
export const PRINTED =
  "00020101021126590013ID.CONTOH.WWW011893600999000000000102090000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204839853033605802ID5914YAYASAN CONTOH6007BANDUNG6105401116304B5BE";
export const NMID = "ID1020000000001";
export const BANK_APP = "id.bankcontoh.mobile";
export const WORDING = "Anda menerima dana Rp {nominal} dari {pengirim} melalui QRIS YAYASAN CONTOH.";

/** Active without the two people who would confirm it. */
export async function aQris(database: Database, account: QrisMethod = "qris-donasi") {
  const parsed = parseMerchantQris(PRINTED);
  if (typeof parsed === "string") throw new Error(parsed);
  const { name, ...merchant } = parsed.merchant;
  const [one, other] = [await aMember(database), await aMember(database)];
  return database.kysely
    .insertInto("qris_merchant")
    .values({
      account,
      payload: PRINTED,
      merchant_name: name,
      ...merchant,
      proposed_by: one.id,
      approved_by: other.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type Quote = ResponseOf<typeof quotePayment> & { code: number | string; detail: string };

let phones = 0;
/** Requests a QRIS payment; default: a gift of a guest. */
export const quote = (
  api: TestApp,
  body: Record<string, unknown>,
  headers: Record<string, string> = VISITOR,
): Promise<Answer<Quote>> =>
  send<Quote>(
    api,
    "POST",
    "/api/payments/quote/",
    body.kind
      ? body
      : {
          kind: "donation",
          donor_name: "Ibu Ratna",
          donor_phone: `0812${String(10_000_000 + ++phones)}`,
          ...body,
        },
    headers,
  );

export interface Phone {
  id: string;
  secret: string;
}

/** Two people have said that this app is a bank's, and how it words money. */
export async function aBankApp(database: Database, name = BANK_APP, wording = WORDING) {
  const [one, other] = [await aMember(database), await aMember(database)];
  await database.kysely
    .transaction()
    .execute((tx) => addApp(tx, { package: name, wording, proposed_by: one.id, approved_by: other.id }));
}

let devices = 0;
export async function aDevice(
  database: Database,
  given: { account?: QrisMethod; packages?: string[]; name?: string } = {},
): Promise<Phone> {
  const id = `HP${String(100_000 + ++devices)}`;
  const secret = `rahasia-${id}`;
  const { id: paired_by } = await aMember(database);
  for (const name of given.packages ?? [BANK_APP]) await aBankApp(database, name);
  await database.kysely
    .insertInto("notice_device")
    .values({
      id,
      name: given.name ?? `HP ${devices}`,
      secret: Buffer.from(secret),
      packages: given.packages ?? [BANK_APP],
      account: given.account ?? "qris-donasi",
      paired_by,
    })
    .execute();
  return { id, secret };
}

export interface Told {
  amount?: number;
  payer?: string;
  text?: string;
  title?: string;
  package?: string;
  posted_at?: string | number;
}

const sentence = (amount: number, payer: string) =>
  WORDING.replace("{nominal}", amount.toLocaleString("id-ID")).replace("{pengirim}", payer);

export const bodyOf = ({ amount = 0, payer = "IBU RATNA", ...told }: Told): string =>
  JSON.stringify({
    package: BANK_APP,
    title: "Dana masuk QRIS",
    text: sentence(amount, payer),
    posted_at: new Date().toISOString(),
    ...told,
  });

/** A phone's signed notice, or a forged one. */
export async function tell(
  { app }: Pick<TestApp, "app">,
  { id, secret }: Phone,
  told: Told | string,
  forged: {
    secret?: string;
    timestamp?: string;
    /** What was signed, where it is not what is sent. */
    signedTimestamp?: string;
    body?: string;
    signature?: string;
  } = {},
): Promise<{ status: number; body: string }> {
  const signed = typeof told === "string" ? told : bodyOf(told);
  const timestamp = String(Date.now());
  const signature = createHmac("sha256", forged.secret ?? secret)
    .update(`${forged.signedTimestamp ?? forged.timestamp ?? timestamp}.${signed}`)
    .digest("hex");
  const answer = await app.inject({
    method: "POST",
    url: NOTICES_PATH,
    headers: {
      "content-type": "application/json",
      "x-device": id,
      "x-timestamp": forged.timestamp ?? timestamp,
      "x-signature": forged.signature ?? signature,
    },
    payload: forged.body ?? signed,
  });
  return { status: answer.statusCode, body: answer.body };
}

export async function letNoticesApprove(
  { kysely }: Database,
  limits: { payment_limit?: number; day_limit?: number; automatic?: boolean } = {},
) {
  await kysely
    .updateTable("notice_policy")
    .set({ automatic: true, payment_limit: 500_000, day_limit: 10_000_000, ...limits })
    .execute();
}
