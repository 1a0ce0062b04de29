import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pledge } from "@barakah/contract";
import { afterEach, expect } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { verifyPayment } from "../payments/index.ts";
import { remindOfPledges } from "../pledges/remind-of-pledges.ts";
import { aCampaign, aMember } from "./builders.ts";
import type { Refusal } from "./buyer.ts";
import { aSignedInMember, bearer, send, VISITOR } from "./calls.ts";
import { runAll } from "./jobs.ts";
import { aQris } from "./qris.ts";
import { testApp } from "./test-app.ts";

export type Made = { pledge: Pledge | null; detail: string };
export const MONTHLY = { every: "month", day: 25 } as const;

/** An app with two members and a campaign, and what tests of a file do with pledges. After each test the doctor finds nothing. */
export async function pledgeDesk() {
  const api = await testApp();
  await aQris(api.database);
  const who = await aSignedInMember(api);
  const other = await aSignedInMember(api);
  const campaign = await aCampaign(api.database, {
    title: "Sumur Desa",
    category: "sosial",
    deadline: "2090-01-01",
  });
  const treasurer = (await aMember(api.database)).id;
  // To an address that its member confirmed, letters are not counted.
  await api.database.pool.query("update member set email_proven_at = now() where id = $1", [who.id]);
  afterEach(async () => expect(await examine(api.database)).toEqual([]));

  const make = async (body: object = {}, by: typeof who | null = who) =>
    send<Made & Refusal>(
      api,
      "POST",
      "/api/pledges/",
      { campaign: campaign.slug, amount: 50_000, rhythm: MONTHLY, ...body },
      by ? bearer(by) : VISITOR,
    );
  const made = async (body: object = {}) => {
    const { pledge } = (await make(body)).body;
    if (!pledge) throw new Error("no pledge");
    return pledge;
  };
  const change = (id: number, body: object, by = who) =>
    send<Pledge & Refusal>(api, "PATCH", `/api/pledges/${id}/`, body, bearer(by));
  const byKey = (key: string, act = "", body?: object) =>
    send<Pledge & Refusal>(
      api,
      act ? "POST" : "GET",
      `/api/pledges/by-key/${key}/${act && `${act}/`}`,
      body ?? (act ? {} : undefined),
    );
  const remind = (today: string) =>
    api.database.kysely.transaction().execute((tx) => remindOfPledges(tx, today));
  const open = (key: string, method = "qris") =>
    send<{ reference: string; page: string; amount: number; kind: string } & Refusal>(
      api,
      "POST",
      "/api/payments/purchase/",
      { kind: "pledge", pledge: key, method },
    );
  const rows = async <T>(text: string, values: unknown[] = []) =>
    (await api.database.pool.query(text, values)).rows as T[];
  async function verify(reference: string) {
    const [payment] = await rows<{ id: string }>("select id from payment where reference = $1", [reference]);
    await api.database.kysely.transaction().execute((tx) =>
      verifyPayment(tx, api.app.payments.payables, payment?.id ?? "", {
        as: "staff",
        by: treasurer,
        reason: "cocok",
      }),
    );
  }
  const told = async (memberId = who.id) =>
    (
      await rows<{ title: string }>(
        "select title from notification where member_id = $1 and title like 'Niat %' order by id",
        [memberId],
      )
    ).map(({ title }) => title);
  async function letters(containing: string): Promise<string[]> {
    await runAll(api);
    const outbox = join(api.config.dataDirectory, "outbox");
    const all = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")),
    );
    // Quoted-printable: a soft break ends with '='.
    return all
      .map((text) => text.replace(/=\r?\n/g, "").replaceAll("=3D", "="))
      .filter((text) => text.includes(containing));
  }
  return { api, who, other, campaign, make, made, change, byKey, remind, open, rows, verify, told, letters };
}
