import { beforeAll, expect, it } from "vitest";
import { verifyPayment } from "../payments/index.ts";
import type { Letter } from "../platform/mail/mail.ts";
import { aCampaign, aMember } from "../testing/builders.ts";
import { picture } from "../testing/buyer.ts";
import { aSignedInMember, bearer, send, sendForm } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { queueLetter } from "./letters.ts";

let api: TestApp;
let slug: string;
const sent: Letter[] = [];
beforeAll(async () => {
  api = await testApp({ RESETS_PER_ACCOUNT_AND_HOUR: "100" });
  api.app.jobs.handle<Letter>("mail", async (letter) => void sent.push(letter));
  ({ slug } = await aCampaign(api.database));
});

/** Letters so far, after everything that writes letters has run. */
async function lettersTo(...addresses: string[]): Promise<Letter[]> {
  await api.app.jobs.runDue();
  return sent.filter(({ to }) => addresses.includes(to));
}

let given = 0;
/** A guest's gift by transfer with its proof: each causes a letter. */
async function give(donor_email: string, headers?: Record<string, string>): Promise<string> {
  given += 1;
  const fields = {
    amount: String(100_000 + given),
    donor_name: "Hamba Allah",
    donor_phone: "081200000000",
    donor_email,
    payment_method: "bsi",
    source_bank: "BCA",
    source_account: String(1_000_000_000 + given),
    transfer_date: "2026-11-15",
    proof_file: await picture,
  };
  const path = `/api/donations/${slug}/create-donation/`;
  const { status, body } = await sendForm<{ order_id: string }>(api, "POST", path, fields, headers);
  expect(status).toBe(201);
  return body.order_id;
}

async function verify(reference: string) {
  const { rows } = await api.database.pool.query("select id from payment where reference = $1", [reference]);
  await api.database.kysely
    .transaction()
    .execute((tx) =>
      verifyPayment(tx, api.app.payments.payables, rows[0].id, { as: "system", reason: "uji" }),
    );
}

const linkIn = ({ text }: Letter) => /\/surat\/([\w-]+)/.exec(text)?.[1] ?? "";
const isStopped = async (key: string) =>
  (await api.get<{ stopped: boolean }>(`/api/mail/addresses/${key}/`)).body.stopped;

it("sends at most three mails a day to an unconfirmed address, also if many gifts name it at once", async () => {
  const victim = "korban@example.com";
  await Promise.all(Array.from({ length: 25 }, () => give(victim)));
  const letters = await lettersTo(victim);
  expect(letters).toHaveLength(3);
  for (const letter of letters) {
    expect(letter.text).toContain("Bukan saya");
    expect(letter.html).toContain(`/surat/${linkIn(letter)}"`);
    expect(letter.headers).toMatchObject({
      "List-Unsubscribe": expect.stringContaining(`/surat/${linkIn(letter)}>`),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  }
  await api.database.pool.query("update mail_address set day = day - 1");
  await give(victim);
  expect(await lettersTo(victim)).toHaveLength(4);
});

it("counts letters that are queued in the same moment", async () => {
  const parts = { jobs: api.app.jobs, publicUrl: "https://barakah.example" };
  const draft = { subject: "Kabar", paragraphs: [], ending: "" };
  const to = { email: "serentak@example.com", memberId: null };
  const queued = await Promise.all(
    Array.from({ length: 20 }, () =>
      api.database.kysely.transaction().execute((tx) => queueLetter(tx, parts, to, "anyone", draft)),
    ),
  );
  expect(queued.filter(Boolean)).toHaveLength(3);
});

it("counts every spelling of a mailbox as one", async () => {
  const spellings = ["siti.m@gmail.com", "SitiM+a@gmail.com", "s.i.tim+b@googlemail.com", "sitim@gmail.com"];
  for (const spelling of spellings) await give(spelling);
  expect(await lettersTo(...spellings)).toHaveLength(3);
});

it("counts mails about received money separately, so that nobody else can use up a guest's mails", async () => {
  const honest = "dermawan@example.com";
  const own = await give(honest);
  await Promise.all(Array.from({ length: 5 }, () => give(honest)));
  expect(await lettersTo(honest)).toHaveLength(3);
  await verify(own);
  const letters = await lettersTo(honest);
  expect(letters).toHaveLength(4);
  expect(letters[3]?.subject).toContain("sudah kami terima");
  // The page of a payment promises a letter only where one would go out.
  const page = async (reference: string) => {
    const { rows } = await api.database.pool.query("select page_key from payment where reference = $1", [
      reference,
    ]);
    return (await api.get<{ letters: boolean }>(`/api/payments/page/${rows[0].page_key}/`)).body;
  };
  expect(await page(own)).toMatchObject({ letters: true });
  expect(await page(await give(honest))).toMatchObject({ letters: false });
});

it("stops by one tap, never by opening the link, and starts again only by the same link", async () => {
  const reader = "pembaca@example.com";
  const gift = await give(reader);
  const [letter] = await lettersTo(reader);
  const key = linkIn(letter as Letter);
  const post = (body: string, headers: Record<string, string> = {}) =>
    api.app.inject({
      method: "POST",
      url: `/surat/${key}`,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: body,
    });
  for (const method of ["GET", "HEAD"] as const) await api.app.inject({ method, url: `/surat/${key}` });
  expect(await isStopped(key)).toBe(false);
  expect(await post("List-Unsubscribe=One-Click", { "sec-fetch-site": "none" })).toMatchObject({
    statusCode: 200,
  });
  expect(await isStopped(key)).toBe(true);

  await give(reader);
  await verify(gift);
  expect(await lettersTo(reader)).toHaveLength(1);
  // The payer has the payment's page, but not the link: asking for news starts nothing.
  const { rows } = await api.database.pool.query("select page_key from payment where reference = $1", [gift]);
  await api.app.inject({
    method: "POST",
    url: `/pembayaran/${rows[0].page_key}/kabar`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "kabar=ya",
  });
  expect(await isStopped(key)).toBe(true);

  expect((await post("surat=ya")).headers.location).toBe(`/surat/${key}`);
  expect(await isStopped(key)).toBe(false);
  await give(reader);
  expect(await lettersTo(reader)).toHaveLength(2);
  expect(await api.get("/api/mail/addresses/tidak-ada/")).toMatchObject({ status: 404 });
});

it("tells a treasurer who asks for another proof that no mail can be sent", async () => {
  const guest = "berhenti@example.com";
  const reference = await give(guest);
  const [letter] = await lettersTo(guest);
  await api.database.pool.query("update mail_address set stopped_at = now() where key = $1", [
    linkIn(letter as Letter),
  ]);
  const treasurer = bearer(await aStaffMember(api, "bendahara"));
  const asked = await send(
    api,
    "POST",
    `/api/admin/payments/${reference}/ask-proof/`,
    { reason: "Fotonya buram." },
    treasurer,
  );
  expect(asked).toMatchObject({ status: 409, body: { code: "no_letters" } });
});

it("mails a member's confirmed address without a limit, unless somebody else types it", async () => {
  const member = await aSignedInMember(api);
  await api.database.pool.query("update member set email_proven_at = now() where id = $1", [member.id]);
  for (let n = 0; n < 5; n += 1) await give("", bearer(member));
  const own = await lettersTo(member.email);
  expect(own).toHaveLength(5);
  expect(own.map(linkIn)).toEqual(["", "", "", "", ""]);
  for (let n = 0; n < 5; n += 1) await give(member.email);
  expect(await lettersTo(member.email)).toHaveLength(8);
});

it("limits what an account with another's address can cause: changed passwords are letters, too", async () => {
  const member = await aSignedInMember(api);
  let { password, access } = member;
  for (let n = 0; n < 5; n += 1) {
    const next = `gunung-berkabut-pagi-${n}${n}`;
    const changed = await send(
      api,
      "POST",
      "/api/auth/password-change/",
      { old_password: password, new_password: next },
      bearer({ access }),
    );
    expect(changed.status).toBe(200);
    password = next;
    const signedIn = await send<{ access: string }>(api, "POST", "/api/auth/login/", {
      username: member.username,
      password,
    });
    ({ access } = signedIn.body);
  }
  expect(await lettersTo(member.email)).toHaveLength(3);
});

it("sends six reset links a day, and lets the last of them work for a day, so that nobody can keep an owner out", async () => {
  const { email, id } = await aMember(api.database, { email: "pemilik@example.com" });
  for (let n = 0; n < 10; n += 1) {
    await send(api, "POST", "/api/auth/password-reset/", { email });
    await api.app.jobs.runDue();
  }
  const { rows } = await api.database.pool.query(
    "select round(extract(epoch from expires_at - requested_at) / 3600)::int as hours from password_reset where member_id = $1 order by expires_at",
    [id],
  );
  expect(rows.map(({ hours }) => hours)).toEqual([1, 1, 1, 1, 1, 24]);
});

it("confirms an address by a code that only its reader and the signed-in member together can use", async () => {
  const member = await aSignedInMember(api);
  const other = await aSignedInMember(api);
  const call = <T>(method: "GET" | "POST", path: string, body?: object, who = member) =>
    send<T>(api, method, `/api/accounts/email/${path}`, body, bearer(who));
  expect((await call("GET", "")).body).toEqual({ email: member.email, confirmed: false });
  expect((await call("POST", "code/", {})).status).toBe(200);
  const [letter] = await lettersTo(member.email);
  const code = /\b(\d{6})\b/.exec(letter?.subject ?? "")?.[1] ?? "";
  const wrong = code === "000000" ? "000001" : "000000";
  expect(await call("POST", "confirm/", { code: wrong })).toMatchObject({ status: 400 });
  expect(await call("POST", "confirm/", { code }, other)).toMatchObject({ status: 400 });
  expect((await call("POST", "confirm/", { code })).body).toEqual({ email: member.email, confirmed: true });
  for (let n = 0; n < 10; n += 1) await call("POST", "confirm/", { code: wrong }, other);
  expect(await call("POST", "confirm/", { code: wrong }, other)).toMatchObject({ status: 429 });
});
