import {
  type AmilTake,
  FUND_KINDS,
  jakartaDay,
  mayMove,
  mayReceive,
  RECIPIENT_KINDS,
} from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { fund, nonhalal } from "../../ledger/index.ts";
import { send } from "../../testing/calls.ts";
import {
  api,
  approve,
  ask,
  beginScene,
  call,
  collected,
  funds,
  held,
  limitOf,
  numberOf,
  one,
  other,
  payout,
  type Refused,
  refusalOf,
} from "./funds-scene.fixture.ts";

const THIS_YEAR = Number(jakartaDay().slice(0, 4));

beforeAll(beginScene);
afterEach(async () => expect(await examine(api.database)).toEqual([]));

/** The same rules stand in the contract, for screens and sentences, and in the database, for everybody. */
it("the contract's rules equal the database's", async () => {
  const { rows } = await api.database.pool.query<{ a: string; b: string; moves: boolean; receives: boolean }>(
    `select a, b, may_move(a, b) as moves, may_receive(a, b) as receives
     from unnest($1::text[]) a, unnest($1::text[] || $2::text[]) b`,
    [FUND_KINDS, RECIPIENT_KINDS],
  );
  for (const { a, b, moves, receives } of rows) {
    const [from, to] = [a as (typeof FUND_KINDS)[number], b as never];
    if (FUND_KINDS.includes(to)) expect([a, b, moves]).toEqual([a, b, mayMove(from, to)]);
    if (RECIPIENT_KINDS.includes(to)) expect([a, b, receives]).toEqual([a, b, mayReceive(from, to)]);
  }
});

it("adds funds and retires them, but none that the app itself pays into", async () => {
  type Funds = { funds: { code: string; name: string; active: boolean; balance: number }[] };
  const named = async (name: string) =>
    (await api.get<Funds>("/api/admin/house-funds/", one)).body.funds.find((fund) => fund.name === name);
  const added = { kind: "dskl", name: "Dana Bencana 24 Jam", purpose: "Tanggap darurat." };
  expect((await call(one, "house-funds", { ...added, principal: true })).status).toBe(400);
  expect((await call(one, "house-funds", added)).status).toBe(201);
  expect((await call(other, "house-funds", { ...added, name: "dana bencana 24 jam" })).body.code).toBe(
    "name_taken",
  );
  expect(await named(added.name)).toMatchObject({ code: "dana-bencana-24-jam", active: true, balance: 0 });
  const from = await collected(50_250, { fund_kind: "infak_bebas" });
  const to = "fund:dana-bencana-24-jam";
  const early = (await ask(from, to, 20_000)).body;
  await approve(early.id);
  const late = (await ask(from, to, 1000)).body;
  const change = (code: string, active: boolean) =>
    call(one, `house-funds/${code}`, { name: added.name, purpose: "Tanggap darurat.", active });
  expect((await change("dana-bencana-24-jam", false)).status).toBe(200);
  expect(await refusalOf(ask(from, to, 1000))).toBe("fund_retired");
  expect((await approve(late.id)).body.code).toBe("fund_retired");
  expect((await payout({ account: to, amount: 20_000, recipient_kind: "kemanusiaan" })).status).toBe(201);
  expect((await change("dana-bencana-24-jam", true)).status).toBe(200);
  expect(
    (await call(one, "house-funds/infak-umum", { name: "Infak umum", purpose: "Infak.", active: false })).body
      .code,
  ).toBe("fund_kept");
  expect((await change("tidak-ada", true)).status).toBe(404);
  await expect(
    api.database.pool.query("update fund set active = false where code = 'zakat-maal'"),
  ).rejects.toThrow("fund_kept");
});

it("takes the amil's share up to the yearly limit, also if two take it at once, and reverses it", async () => {
  const from = await collected(1_000_000, { fund_kind: "zakat" });
  const before = (await limitOf("zakat")).room;
  const take = (amount: number, who = one) =>
    call<AmilTake>(who, "amil-takes", { from_account: from, amount });
  expect((await take(before + 1)).body).toMatchObject({ code: "amil_limit", amount: before });
  const half = Math.ceil(before * 0.6);
  const answers = await Promise.all([take(half), take(half, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await limitOf("zakat")).toMatchObject({ room: before - half });
  expect(await held(from)).toBe(1_000_000 - half);
  const taken = answers.find(({ status }) => status === 201)?.body;
  expect((await call(one, `amil-takes/${taken?.id}/reverse`, { reason: "Salah hitung." })).status).toBe(200);
  expect((await call(one, `amil-takes/${taken?.id}/reverse`, { reason: "Salah hitung." })).body.code).toBe(
    "already_reversed",
  );
  expect(await held(from)).toBe(1_000_000);
  const wakaf = await collected(70_250, { fund_kind: "wakaf" });
  expect((await call(one, "amil-takes", { from_account: wakaf, amount: 1 })).status).toBe(400);
});

it("lets an administrator set a limit with its source, never below the used part", async () => {
  const set = (rate_bp: number, who = other) =>
    send<Refused>(
      api,
      "PUT",
      "/api/admin/amil-limits/infak/",
      { year: THIS_YEAR, rate_bp, source: "Keputusan dewan pengawas", decided_on: "2026-01-11" },
      who,
    );
  expect((await set(1500, one)).status).toBe(403);
  expect((await set(1500)).status).toBe(200);
  expect(await limitOf("infak")).toMatchObject({
    rate_bp: 1500,
    source: "Keputusan dewan pengawas",
    decided_on: "2026-01-11",
  });
  const { room } = await limitOf("infak");
  const from = await collected(500_000, { fund_kind: "infak_bebas" });
  expect((await call(one, "amil-takes", { from_account: from, amount: Math.min(room, 60_000) })).status).toBe(
    201,
  );
  expect((await set(0)).body.code).toBe("amil_limit");
});

it("pays zakat to the eight alone, wakaf never from its principal, and the amil's costs from nothing else", async () => {
  const zakat = numberOf(await collected(400_000, { fund_kind: "zakat" }));
  const wakaf = numberOf(await collected(100_000, { fund_kind: "wakaf" }));
  const bound = numberOf(await collected(100_000));
  expect((await payout({ campaign_id: zakat, amount: 1000 })).status).toBe(400);
  expect(await refusalOf(payout({ campaign_id: zakat, amount: 1000, recipient_kind: "kesehatan" }))).toBe(
    "wrong_recipient",
  );
  expect(
    (
      await payout({
        campaign_id: zakat,
        amount: 1000,
        recipient_kind: "fakir",
        people: 3,
        region: "Lembang",
      })
    ).status,
  ).toBe(201);
  // What is paid to amil is part of their share too.
  expect(await refusalOf(payout({ campaign_id: zakat, amount: 300_000, recipient_kind: "amil" }))).toBe(
    "amil_limit",
  );
  expect(await refusalOf(payout({ campaign_id: wakaf, amount: 1000, recipient_kind: "pendidikan" }))).toBe(
    "wakaf_principal",
  );
  expect(await refusalOf(payout({ campaign_id: bound, amount: 1000, recipient_kind: "operasional" }))).toBe(
    "wrong_recipient",
  );
  expect((await payout({ campaign_id: bound, amount: 1000 })).body).toMatchObject({
    recipient_kind: "sosial",
    fund: { kind: "infak_terikat" },
  });
  expect((await payout({ campaign_id: bound, account: "nonhalal", amount: 1 })).status).toBe(400);
});

it("pays out of a fund that is no campaign, never more than it holds", async () => {
  const from = await collected(200_000, { fund_kind: "infak_bebas" });
  const { id } = (await ask(from, fund("kurban"), 120_000)).body;
  await approve(id);
  const pay = (amount: number) => payout({ account: "fund:kurban", amount, recipient_kind: "sosial" });
  const answers = await Promise.all([pay(70_000), pay(70_000)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const paid = answers.find(({ status }) => status === 201);
  expect(paid?.body).toMatchObject({
    campaign: null,
    fund: { account: "fund:kurban", kind: "dskl", name: "Kurban" },
  });
  await call(one, `payouts/${paid?.body.id}/reverse`, { reason: "Salah dana." });
  expect(await held(fund("kurban"))).toBe(120_000);
});

it("posts interest to the non-halal fund, which may only be spent on public use", async () => {
  await call(one, "statements", {
    bank: "bsi",
    mapping: { day: "Tanggal", amount: "Jumlah", description: "Uraian" },
    csv: "Tanggal;Uraian;Jumlah\n02/11/2026;BUNGA TABUNGAN;12500 CR",
  });
  const { rows } = await api.database.pool.query<{ id: number }>(
    "select id from statement_line order by id desc limit 1",
  );
  const line = rows[0]?.id;
  const book = (account: string | null) => call(one, "statements/income", { line, account });
  expect((await book("nonhalal")).status).toBe(200);
  expect(await refusalOf(book("nonhalal"))).toBe("line_taken");
  expect((await book(null)).status).toBe(200);
  expect(await held(nonhalal())).toBe(0);
  expect((await book("nonhalal")).status).toBe(200);
  expect(await refusalOf(payout({ account: "nonhalal", amount: 500, recipient_kind: "sosial" }))).toBe(
    "wrong_recipient",
  );
  expect(
    await refusalOf(payout({ account: "nonhalal", amount: 12_501, recipient_kind: "fasilitas_umum" })),
  ).toBe("not_enough");
  expect(
    (await payout({ account: "nonhalal", amount: 12_500, recipient_kind: "fasilitas_umum" })).status,
  ).toBe(201);
});

it("lets staff confirm a campaign's kind of fund once, after which its payouts are possible again", async () => {
  const from = await collected(90_250, { fund_confirmed_at: null });
  const id = numberOf(from);
  await payout({ campaign_id: id, amount: 1000 });
  const { unconfirmed } = await funds();
  expect(unconfirmed).toBeGreaterThan(0);
  const said = { fund_kind: "zakat", rest_goes_to: "Untuk asnaf di desa sekitar." };
  expect((await call(one, `campaigns/${id}/fund-kind`, { ...said, rest_goes_to: "" })).status).toBe(400);
  expect((await call(one, `campaigns/${id}/fund-kind`, said)).status).toBe(200);
  expect((await call(one, `campaigns/${id}/fund-kind`, said)).body.code).toBe("already_confirmed");
  expect((await funds()).unconfirmed).toBe(unconfirmed - 1);
  expect(
    (await api.database.pool.query("select recipient_kind from payout where campaign_id = $1", [id])).rows,
  ).toEqual([{ recipient_kind: null }]);
});

it("sums the month by kind: what opens it and what moved make what closes it", async () => {
  const { kinds, limits } = await funds();
  expect(kinds.map(({ kind }) => kind)).toEqual([...FUND_KINDS]);
  for (const { opening, received, amil, paid_out, moved, closing } of kinds)
    expect(opening + received + amil + paid_out + moved).toBe(closing);
  const sum = (column: "amil" | "moved") => kinds.reduce((total, kind) => total + kind[column], 0);
  expect([sum("amil"), sum("moved")]).toEqual([0, 0]);
  expect(limits.map(({ name, rate_bp }) => [name, rate_bp])).toEqual([
    ["zakat", 1250],
    ["infak", 1500],
    ["collection", 1000],
  ]);
});

/** The same rules hold for hand-written SQL. */
it("holds against SQL typed by hand", async () => {
  const zakat = await collected(1_000_000, { fund_kind: "zakat" });
  const bound = await collected(1_000_000, { rest_goes_to: "Untuk perawatan sumur." });
  const { rows } = await api.database.pool.query<{ id: number }>("select id from member order by id limit 2");
  const [me, you] = rows.map(({ id }) => id);
  const typed = (...statements: string[]) =>
    api.database.pool.query(`begin; ${statements.join("; ")}; commit`).catch(async (error) => {
      await api.database.pool.query("rollback");
      throw error;
    });
  const posted = (event: string, from: string, to: string, amount = 1000) =>
    `with t as (insert into ledger_transaction (event, description) values ('${event}', 'Diketik') returning id)
      insert into ledger_posting (transaction_id, account, amount)
      select t.id, leg.account, leg.amount from t, (values ('${from}', ${amount}), ('${to}', ${-amount})) leg (account, amount)`;
  const apart = "by nothing that was decided";
  await expect(typed(posted("apa:1", zakat, bound))).rejects.toThrow(apart);
  await expect(typed(posted("payout:999999", zakat, "bank:bsi"))).rejects.toThrow(apart);
  await expect(typed(posted("payment:1:refunded:9", zakat, "payers"))).rejects.toThrow(apart);
  await expect(typed(posted("amil:999999", zakat, "amil:zakat"))).rejects.toThrow(apart);
  await expect(typed(posted("apa:2:reversed", zakat, "sales"))).rejects.toThrow(apart);
  await expect(typed(posted("apa:3", zakat, "sales"))).rejects.toThrow(apart);
  const transfer = (from: string, to: string, state: string) =>
    `insert into fund_transfer (from_account, to_account, amount, reason, request_key, asked_by, state, decided_by, decided_at)
     values ('${from}', '${to}', 1000, 'Diketik', gen_random_uuid()::text, ${state})`;
  await expect(typed(transfer(zakat, bound, `${me}, 'approved', ${you}, now()`))).rejects.toThrow(
    "nothing moves",
  );
  await expect(typed(transfer(bound, fund("infak-umum"), `${me}, 'approved', ${me}, now()`))).rejects.toThrow(
    "check constraint",
  );
  await expect(
    typed(
      `insert into fund_transfer (from_account, to_account, amount, reason, request_key, asked_by, undoes)
       select '${zakat}', '${bound}', 1000, 'Diketik', 'diketik', ${me}, max(id) from fund_transfer where state = 'approved'`,
    ),
  ).rejects.toThrow("is not undone by its opposite");
  const taken = (amount: number, year = THIS_YEAR) =>
    `insert into amil_take (year, source, from_account, amount, base, rate_bp, request_key, taken_by)
     values (${year}, 'zakat', '${zakat}', ${amount}, 999999999999, 10000, gen_random_uuid()::text, ${me})`;
  const { room } = await limitOf("zakat");
  await expect(typed(taken(room + 1))).rejects.toThrow(`limit of zakat in ${THIS_YEAR} is exceeded`);
  await expect(typed(taken(1, THIS_YEAR + 5))).rejects.toThrow(
    `limit of zakat in ${THIS_YEAR + 5} is exceeded`,
  );
  const paid = (account: string, recipient: string, campaign_id = "null", amount = 1000) =>
    `insert into payout (campaign_id, account, bank, amount, paid_on, title, request_key, created_by, recipient_kind)
     values (${campaign_id}, '${account}', 'bsi', ${amount}, '2026-11-10', 'Diketik', gen_random_uuid()::text, ${me}, ${recipient})`;
  await expect(typed(paid(zakat, "'kesehatan'", String(numberOf(zakat))))).rejects.toThrow(
    "zakat is not paid out to kesehatan",
  );
  await expect(typed(paid(zakat, "null", String(numberOf(zakat))))).rejects.toThrow("nobody named");
  await expect(typed(paid("fund:wakaf", "'sosial'"))).rejects.toThrow("principal");
  await expect(typed(paid("amil:zakat", "'penggalangan'", "null", 99_000_000_000))).rejects.toThrow(
    "limit of collection",
  );
  await expect(typed("update payout set amount = amount + 1")).rejects.toThrow("is in the ledger");
  expect(await held(zakat)).toBe(1_000_000);
});
