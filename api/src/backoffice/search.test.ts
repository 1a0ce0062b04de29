import { STAFF_COUNT_MOST, STAFF_DEEPEST, STAFF_FOUND_DEEPEST, STAFF_FOUND_MOST } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aCampaign, aCourse, aMember, aPayment } from "../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { aWaitingGift } from "../testing/transfers.ts";

let api: TestApp;
let who: Record<string, string>;
beforeAll(async () => {
  api = await testApp();
  who = bearer(await aStaffMember(api, "administrator"));
});

async function list(name: string, query: Record<string, string>) {
  const url = `/api/admin/${name}/?${new URLSearchParams(query)}`;
  const { status, headers, body } = await api.get<object[]>(url, who);
  return { status, total: Number(headers["x-total-count"]), rows: body };
}
const found = async (name: string, search: string) => (await list(name, { search })).rows.length;

describe("a search", () => {
  it("finds words in any order, their beginnings, and misspelt words if nothing else matches", async () => {
    await aMember(api.database, { full_name: "Khalisa Wirasasmita" });
    for (const typed of ["wirasasmita khalisa", "kh", "WIRA kha", "Kalisa Wirasasmta"])
      expect([typed, await found("members", typed)]).toEqual([typed, 1]);
    for (const typed of ["khalisa budi", "lisaw", "_", "%"])
      expect([typed, await found("members", typed)]).toEqual([typed, 0]);
    await aMember(api.database, { full_name: "Kalisa Wirasasmta" });
    expect(await found("members", "Kalisa Wirasasmta")).toBe(1);
  });

  it("finds a name that a member changed, and nowhere one that was erased", async () => {
    const member = await aSignedInMember(api);
    const { id: course_id } = await aCourse(api.database);
    const { kysely } = api.database;
    await kysely
      .insertInto("enrolment")
      .values({ course_id, member_id: member.id, status: "verified" })
      .execute();
    await kysely
      .updateTable("member")
      .set({ full_name: "Qanita Zahirah" })
      .where("id", "=", member.id)
      .execute();
    const payment = await aPayment(api.database, {
      kind: "order",
      member_id: member.id,
      payer_name: "Qanita Zahirah",
    });
    await kysely
      .insertInto("shop_order")
      .values({
        payment_id: payment.id,
        member_id: member.id,
        status: "waiting_payment",
        total: payment.amount,
      })
      .execute();
    const campaign = await aCampaign(api.database);
    // Decided: an account cannot be deleted while a proof waits.
    const decided = { status: "rejected" as const };
    const gift = { ...decided, member_id: member.id, payer_name: "Anggota", payer_phone: "0877-1234-5678" };
    await aWaitingGift(api.database, campaign.id, gift, { account_name: "QANITA ZAHIRAH" });
    const everywhere = async () => [
      await found("members", "qanita"),
      await found("enrolments", "zahirah"),
      await found("orders", "qanita"),
      await found("payments", "qanita zahirah"),
      await found("payments", "0877 1234"),
    ];
    expect(await everywhere()).toEqual([1, 1, 1, 2, 1]);
    const { password } = member;
    expect((await send(api, "DELETE", "/api/accounts/me/", { password }, bearer(member))).status).toBe(200);
    expect(await everywhere()).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("a long list", () => {
  beforeAll(async () => {
    await api.database.pool.query(`insert into member (username, email, full_name, created_at)
      select 'panjang' || n, 'panjang' || n || '@example.com', 'Orang Panjang', now() - n * interval '1 minute'
      from generate_series(1, ${STAFF_COUNT_MOST + 50}) n`);
  });

  it("is counted up to the stated limit, and has pages beyond it", async () => {
    expect((await list("members", { limit: "1" })).total).toBe(STAFF_COUNT_MOST + 1);
    expect((await list("members", { limit: "1", search: "panjang" })).total).toBe(STAFF_FOUND_MOST + 1);
    const beyond = await list("members", { limit: "25", offset: String(STAFF_COUNT_MOST) });
    expect([beyond.rows.length, beyond.total]).toEqual([25, STAFF_COUNT_MOST + 1]);
    const found = await list("members", { limit: "25", offset: String(STAFF_FOUND_MOST), search: "panjang" });
    expect([found.rows.length, found.total]).toEqual([25, STAFF_FOUND_MOST + 1]);
  });

  it("keeps its size on a page past its end, and refuses pages beyond the deepest one", async () => {
    const past = await list("payments", { limit: "25", offset: "5000" });
    expect(past.rows).toEqual([]);
    expect(past.total).toBe((await list("payments", {})).rows.length);
    expect((await list("members", { offset: String(STAFF_DEEPEST + 1) })).status).toBe(400);
    expect((await list("members", { offset: String(STAFF_FOUND_DEEPEST + 1), search: "x" })).status).toBe(
      400,
    );
  });
});
