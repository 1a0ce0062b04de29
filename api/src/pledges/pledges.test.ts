import { daysLater, jakartaDay, type Pledge } from "@barakah/contract";
import { describe, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { type Made, MONTHLY, pledgeDesk } from "../testing/pledge-desk.ts";

const { api, who, other, campaign, make, made, change, byKey, remind, open, rows, verify, told, letters } =
  await pledgeDesk();

describe("a member's pledge", () => {
  it("is kept with its next day, and no payment exists before it is opened", async () => {
    const pledge = await made();
    expect(pledge).toMatchObject({
      title: "Sumur Desa",
      amount: 50_000,
      rhythm: MONTHLY,
      state: "active",
      due: null,
    });
    expect(pledge.next_on?.slice(8)).toBe("25");
    expect((await open(pledge.key)).body.code).toBe("nothing_due");
    await remind(pledge.next_on ?? "");
    expect(await rows("select from pledge_payment")).toEqual([]);
    expect(await rows("select from payment")).toEqual([]);
    const { body } = await open(pledge.key);
    expect(body).toMatchObject({ kind: "donation" });
    expect(body.amount).toBeGreaterThan(50_000);
    expect(await rows("select member_id, payer_name from payment")).toEqual([
      { member_id: who.id, payer_name: who.username },
    ]);
    await change(pledge.id, { state: "stopped" });
  });

  it("for a fund is alms", async () => {
    const pledge = await made({ campaign: undefined, fund: "infak-umum", rhythm: { every: "friday" } });
    expect(pledge).toMatchObject({ title: "Infak umum", link: "/zakat" });
    await remind(pledge.next_on ?? "");
    const { body } = await open(pledge.key, "bsi");
    expect(body).toMatchObject({ kind: "zakat", amount: 50_000 });
    await verify(body.reference);
    expect((await byKey(pledge.key)).body.due_dates.at(-1)?.state).toBe("given");
    await change(pledge.id, { state: "stopped" });
  });

  it("names one open purpose, at least the smallest gift, and a real day", async () => {
    expect((await make({ fund: "infak-umum" })).status).toBe(400);
    expect((await make({ campaign: undefined })).status).toBe(400);
    expect((await make({ campaign: "tidak-ada" })).body.code).toBe("campaign_closed");
    expect((await make({ amount: 1 })).body.errors).toHaveProperty("amount");
    expect((await make({ rhythm: { every: "month", day: 32 } })).status).toBe(400);
    expect((await make({ rhythm: { every: "week" } })).status).toBe(400);
  });

  it("belongs to its maker: for others it does not exist", async () => {
    const pledge = await made();
    for (const body of [{ state: "stopped" }, { amount: 100_000 }])
      expect((await change(pledge.id, body, other)).status).toBe(404);
    const list = await send<{ pledges: Pledge[] }>(api, "GET", "/api/pledges/", undefined, bearer(other));
    expect(list.body.pledges).toEqual([]);
    expect((await api.get("/api/pledges/")).status).toBe(403);
    expect((await change(pledge.id, { amount: 75_000, rhythm: { every: "friday" } })).body).toMatchObject({
      amount: 75_000,
      rhythm: { every: "friday" },
    });
    await change(pledge.id, { state: "stopped" });
    expect((await change(pledge.id, { state: "active" })).body.code).toBe("pledge_stopped");
    expect((await change(pledge.id, { state: "stopped" })).status).toBe(200);
  });

  it("is opened as one payment, also by two at the same moment, and not again once it is paid", async () => {
    const pledge = await made();
    await remind(pledge.next_on ?? "");
    const answers = await Promise.all(
      ["qris", "qris", "bsi", "qris"].map((method) => open(pledge.key, method)),
    );
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    const [{ body } = { body: { reference: "" } }] = answers;
    expect((await byKey(pledge.key)).body.due_dates.at(-1)?.state).toBe("open");
    await verify(body.reference);
    expect((await byKey(pledge.key)).body).toMatchObject({ due: null, missed: 0 });
    expect((await open(pledge.key)).body.code).toBe("nothing_due");
    await change(pledge.id, { state: "stopped" });
  });
});

describe("the key of a message", () => {
  it("opens its own pledge and no other, without signing in", async () => {
    const [mine, next] = [await made(), await made()];
    expect((await byKey(mine.key)).body.id).toBe(mine.id);
    const forged = mine.key.replace(String(mine.id), String(next.id));
    for (const key of [forged, `${next.id}-`, `${next.id}`, "x"]) {
      expect((await byKey(key)).status).toBe(404);
      expect((await byKey(key, "stop")).status).toBe(404);
      expect((await open(key)).status).toBe(404);
    }
    expect((await byKey(mine.key, "pause", { until: "ramadan" })).body).toMatchObject({ state: "paused" });
    expect((await byKey(mine.key)).body.next_on).not.toBeNull();
    await remind((await byKey(next.key)).body.next_on ?? "");
    expect((await byKey(next.key)).body.due).not.toBeNull();
    expect((await byKey(next.key, "pause")).body.due).toBeNull();
    expect((await open(next.key)).body.code).toBe("nothing_due");
    expect((await byKey(next.key, "resume")).body.due).not.toBeNull();
    expect((await byKey(mine.key, "pause")).body).toMatchObject({ state: "paused", next_on: null });
    expect((await byKey(mine.key, "resume", { amount: 25_000 })).body).toMatchObject({
      state: "active",
      amount: 25_000,
    });
    expect((await byKey(mine.key, "stop")).body).toMatchObject({ state: "stopped", next_on: null });
    expect((await byKey(mine.key, "resume")).body.code).toBe("pledge_stopped");
    await change(next.id, { state: "stopped" });
  });

  it("stops without JavaScript; opening the link alone changes nothing", async () => {
    const pledge = await made();
    const press = (act: string, headers: Record<string, string>, payload = "") =>
      api.app.inject({
        method: "POST",
        url: `/niat/${pledge.key}/${act}`,
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload,
      });
    const origin = { origin: api.config.publicUrl, host: new URL(api.config.publicUrl).host };
    expect((await press("berhenti", { ...origin, origin: "https://lain.example" })).statusCode).toBe(403);
    expect((await byKey(pledge.key)).body.state).toBe("active");
    await remind(pledge.next_on ?? "");
    const paid = await press("bayar", origin, "method=qris");
    expect([paid.statusCode, paid.headers.location]).toEqual([303, expect.stringMatching(/^\/pembayaran\//)]);
    expect((await press("berhenti", origin)).headers.location).toBe(`/niat/${pledge.key}`);
    expect((await byKey(pledge.key)).body.state).toBe("stopped");
  });
});

describe("a guest", () => {
  const guest = { payer_name: "Ibu Ratna", payer_phone: "081200000001", payer_email: "ratna@contoh.id" };

  it("leaves an address, gets the key only there, and starts the pledge from it", async () => {
    expect((await make({}, null)).status).toBe(400);
    const { status, body } = await send<Made>(api, "POST", "/api/pledges/", {
      campaign: campaign.slug,
      amount: 50_000,
      rhythm: MONTHLY,
      ...guest,
    });
    expect([status, body.pledge]).toEqual([201, null]);
    expect(JSON.stringify(body)).not.toContain("niat/");
    const [letter = ""] = await letters("Mulai niat ini");
    const key = /\/niat\/(\d+-[\w-]{22})/.exec(letter)?.[1] ?? "";
    expect((await byKey(key)).body).toMatchObject({ state: "asked", next_on: null });
    await remind(daysLater(jakartaDay(), 40));
    expect(await letters(`/niat/${key}/berhenti`)).toEqual([]);
    const started = (await byKey(key, "resume")).body;
    await remind(started.next_on ?? "");
    expect(await letters(`/niat/${key}/berhenti`)).toHaveLength(1);
    const { body: paid } = await open(key);
    expect(
      await rows("select member_id, payer_name, payer_email from payment where reference = $1", [
        paid.reference,
      ]),
    ).toEqual([{ member_id: null, payer_name: guest.payer_name, payer_email: guest.payer_email }]);
    await byKey(key, "stop");
    expect(
      await rows("select payer_name, payer_phone, payer_email from pledge where id = $1", [started.id]),
    ).toEqual([{ payer_name: "", payer_phone: "", payer_email: "" }]);
  });

  it("deletes unconfirmed pledges after a week", async () => {
    await send(api, "POST", "/api/pledges/", {
      campaign: campaign.slug,
      amount: 50_000,
      rhythm: MONTHLY,
      ...guest,
      payer_email: "lain@contoh.id",
    });
    const asked = () => rows("select from pledge where state = 'asked'");
    await remind(jakartaDay());
    expect(await asked()).toHaveLength(1);
    await api.database.pool.query(
      "update pledge set created_at = now() - interval '8 days' where state = 'asked'",
    );
    await remind(jakartaDay());
    expect(await asked()).toHaveLength(0);
  });
});

it("is in its member's download, and nothing leads to a deleted member", async () => {
  const leaver = await aSignedInMember(api);
  const pledge = (await make({ rhythm: { every: "friday" } }, leaver)).body.pledge as Pledge;
  const [section] = api.app.personalData.filter(({ section }) => section === "pledges");
  expect(JSON.stringify(await section?.collect(api.database, leaver.id))).toContain("Sumur Desa");
  await api.database.kysely.transaction().execute(async (tx) => section?.erase(tx, leaver.id));
  expect(
    await rows("select member_id, payer_name, payer_phone, payer_email, state from pledge where id = $1", [
      pledge.id,
    ]),
  ).toEqual([{ member_id: null, payer_name: "", payer_phone: "", payer_email: "", state: "stopped" }]);
  const before = await told(leaver.id);
  await remind(daysLater(pledge.next_on ?? "", 1));
  expect(await told(leaver.id)).toEqual(before);
});
