import type { FundTransfer, StaffEvent } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { event as eventAccount, fund } from "../../ledger/index.ts";
import { send } from "../../testing/calls.ts";
import { anEvent, registerAt } from "../../testing/events.ts";
import { aBookkeeper } from "../../testing/statements.ts";
import {
  api,
  approve,
  ask,
  beginScene,
  call,
  collected,
  funds,
  held,
  one,
  other,
  payout,
  type Refused,
  refusalOf,
} from "./funds-scene.fixture.ts";

beforeAll(beginScene);
afterEach(async () => expect(await examine(api.database)).toEqual([]));

it("moves a surplus to the fund that the campaign's page named, after a second person approved it", async () => {
  const from = await collected(300_250, { rest_goes_to: "Layanan kesehatan lain." });
  const to = await collected(50_250);
  const asked = await ask(from, to, 100_000);
  expect(asked).toMatchObject({
    status: 201,
    body: { state: "waiting", from: { rest_goes_to: "Layanan kesehatan lain." } },
  });
  const { id } = asked.body;
  expect(await held(from)).toBe(300_250);
  expect((await approve(id, one)).body.code).toBe("own_proposal");
  const answers = await Promise.all([1, 2].map(() => approve(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await held(from), await held(to)]).toEqual([200_250, 150_250]);
  expect((await call(one, `fund-transfers/${id}/refuse`)).body.code).toBe("already_decided");
});

it("makes the rest of an event that took place infak, and nothing else of it", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 90_000 }]);
  const account = eventAccount(event.id);
  const treasurer = await aBookkeeper(api);
  const { body } = await registerAt(api, event, { amount: 90_000, method: "bsi" });
  const { rows } = await api.database.pool.query<{ reference: string }>(
    "select p.reference from payment p join registration r on r.payment_id = p.id where r.code = $1",
    [body.code],
  );
  await treasurer.assign([rows[0]?.reference ?? ""], [await treasurer.line(90_000)]);
  const umum = fund("infak-umum");
  const before = await held(umum);
  // Its money may still have to go back.
  expect(await refusalOf(ask(account, umum, 40_000))).toBe("not_over");
  await api.database.pool.query(
    "update event set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1",
    [event.id],
  );
  const zakat = await collected(10_250, { fund_kind: "zakat" });
  expect((await ask(account, zakat, 1000)).body).toMatchObject({
    code: "not_allowed",
    detail: "Sisa acara tidak dapat dipindahkan ke Zakat. Sisa acara hanya menjadi infak.",
  });
  expect((await ask(account, umum, 90_001)).body).toMatchObject({ code: "not_enough", amount: 90_000 });
  expect((await ask(umum, account, 1)).status).toBe(400);
  const { id } = (await ask(account, umum, 40_000)).body;
  expect(await held(account)).toBe(90_000);
  expect((await approve(id)).status).toBe(200);
  expect([await held(account), await held(umum)]).toEqual([50_000, before + 40_000]);
  const shown = await api.get<StaffEvent>(`/api/admin/events/${event.id}/`, one);
  expect(shown.body).toMatchObject({ income: 90_000, paid_out: 40_000 });
  const undo = await call<FundTransfer>(one, `fund-transfers/${id}/undo`, { reason: "Salah pilih acara." });
  expect(undo.body).toMatchObject({ from: { account: umum }, to: { account, kind: null } });
  expect((await approve(undo.body.id)).status).toBe(200);
  expect([await held(account), await held(umum)]).toEqual([90_000, before]);
});

it("refuses what its kind, its page or its balance does not allow, and asks for a reason to refuse", async () => {
  const silent = await collected(100_250);
  const zakat = await collected(80_250, { fund_kind: "zakat" });
  const wakaf = await collected(70_250, { fund_kind: "wakaf" });
  const guessed = await collected(60_250, { fund_kind: "infak_bebas", fund_confirmed_at: null });
  const open = await collected(90_250, { fund_kind: "infak_bebas" });
  expect(await refusalOf(ask(silent, open, 1000))).toBe("no_rest");
  expect((await ask(zakat, open, 1000)).body).toMatchObject({
    code: "not_allowed",
    detail: "Zakat tidak dapat dipindahkan ke Infak bebas. Zakat hanya keluar kepada asnaf.",
  });
  expect(await refusalOf(ask(wakaf, fund("hasil-wakaf"), 1000))).toBe("not_allowed");
  expect(await refusalOf(ask(guessed, open, 1000))).toBe("fund_guessed");
  expect(await refusalOf(ask(open, "amil:infak", 1000))).toBe("not_allowed");
  expect((await ask(open, fund("fidyah"), 90_251)).body).toMatchObject({
    code: "not_enough",
    amount: 90_250,
  });
  expect((await ask(open, open, 1000)).status).toBe(400);
  expect((await ask(open, fund("tidak-ada"), 1000)).status).toBe(400);
  const { id } = (await ask(open, fund("fidyah"), 1000)).body;
  expect((await call(other, `fund-transfers/${id}/refuse`)).status).toBe(400);
  expect((await call(other, `fund-transfers/${id}/refuse`, { reason: "Bukan fidyah." })).body).toMatchObject({
    state: "refused",
  });
  const mine = (await ask(open, fund("fidyah"), 2000)).body;
  expect((await call(one, `fund-transfers/${mine.id}/refuse`)).body).toMatchObject({ state: "withdrawn" });
});

it("reverses a transfer once, after a second person approved it, also between kinds that allow no transfer", async () => {
  const from = await collected(200_250, { fund_kind: "infak_bebas" });
  const zakat = await collected(10_250, { fund_kind: "zakat" });
  const { id } = (await ask(from, zakat, 150_000)).body;
  const undo = (who = one, of = id) =>
    call<FundTransfer>(who, `fund-transfers/${of}/undo`, { reason: "Salah pilih dana." });
  expect(await refusalOf(undo())).toBe("not_approved");
  await approve(id);
  const asked = await Promise.all([undo(), undo(other)]);
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 409]);
  const undoing = asked.find(({ status }) => status === 201)?.body;
  expect(undoing).toMatchObject({
    state: "waiting",
    undoes: { id },
    from: { account: zakat },
    amount: 150_000,
  });
  const asker = asked[0]?.status === 201 ? one : other;
  const decider = asker === one ? other : one;
  expect((await approve(undoing?.id, asker)).body.code).toBe("own_proposal");
  expect(await held(zakat)).toBe(160_250);
  expect((await approve(undoing?.id, decider)).status).toBe(200);
  expect([await held(from), await held(zakat)]).toEqual([200_250, 10_250]);
  expect(await refusalOf(undo())).toBe("already_undone");
  expect(await refusalOf(undo(one, undoing?.id))).toBe("is_undo");
  const { body: listed } = await api.get<FundTransfer[]>("/api/admin/fund-transfers/", one);
  expect(listed.find((transfer) => transfer.id === id)?.undone).toEqual({
    id: undoing?.id,
    state: "approved",
  });
});

it("reverses a transfer only if the money is still there, and can be proposed again after a refusal", async () => {
  const from = await collected(90_250, { fund_kind: "infak_bebas" });
  const { id } = (await ask(from, fund("csr"), 80_000)).body;
  await approve(id);
  const undo = () => call<FundTransfer>(one, `fund-transfers/${id}/undo`, { reason: "Salah pilih dana." });
  const first = (await undo()).body;
  await call(other, `fund-transfers/${first.id}/refuse`, { reason: "Sudah benar." });
  await payout({ account: "fund:csr", amount: 1000, recipient_kind: "sosial" });
  expect((await undo()).body).toMatchObject({ code: "not_enough", amount: 79_000 });
  expect(await held(fund("csr"))).toBe(79_000);
});

it("stores refused transfers for everybody to see, and they cannot be approved", async () => {
  const zakat = await collected(60_250, { fund_kind: "zakat" });
  const key = { "idempotency-key": crypto.randomUUID() };
  const wanted = { from_account: zakat, to_account: fund("infak-umum"), amount: 5000, reason: "Salah tahu." };
  for (const _ of [1, 2])
    expect(
      (await send<Refused>(api, "POST", "/api/admin/fund-transfers/", wanted, { ...one, ...key })).body.code,
    ).toBe("not_allowed");
  const { denied } = await funds();
  const mine = denied.filter(({ from }) => from.account === zakat);
  expect(mine).toMatchObject([
    {
      state: "denied",
      amount: 5000,
      decided_by: null,
      decision: expect.stringContaining("hanya keluar kepada asnaf"),
    },
  ]);
  expect((await approve(mine[0]?.id)).body).toMatchObject({
    code: "already_decided",
    detail: "Pemindahan ini sudah ditolak oleh sistem.",
  });
});
