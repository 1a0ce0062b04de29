import type {
  ListedParcel,
  PaymentFile,
  Proposal,
  StaffOrder,
  StaffOrderSummary,
  StatementDebit,
  StoreOrder,
  Waiting,
} from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { bearer, send } from "../testing/calls.ts";
import { setDelivery } from "../testing/delivery.ts";
import { byTwo } from "../testing/second-person.ts";
import { aStaffMember, giveRoles } from "../testing/staff.ts";
import { aBookkeeper } from "../testing/statements.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { approved, boughtFromTwo, type TwoStores, twoStores } from "../testing/two-stores.ts";

let api: TestApp;
let stores: TwoStores;
let packer: Record<string, string>;
let treasurer: Record<string, string>;
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
  await setDelivery(api);
  stores = await twoStores(api);
  await api.database.pool.query(
    `with more as (update product set stock = stock + 90 returning id)
     insert into stock_movement (product_id, change, reason, decided_by) select id, 90, 'adjusted', $1 from more`,
    [stores.staffId],
  );
  packer = bearer(await aStaffMember(api, "packer"));
  treasurer = bearer(await aStaffMember(api, "bendahara"));
});

type Answer = StaffOrder & { code: string; detail: string; errors?: object };
const step = (number: string, name: string, body: object, who = packer) =>
  send<Answer>(api, "POST", `/api/admin/orders/${number}/${name}/`, body, who);
const SENT = { awb: "LP 261119 777777", confirm: true };
const MAIL = "pembeli@contoh.id";
const WHY = { note: "Pembeli menelepon: sudah diterima." };

async function aPaidOrder() {
  const bought = await boughtFromTwo(stores);
  await approved(stores, bought.number);
  return bought;
}
const freeOf = async (storeId: number) => {
  const { rows } = await api.database.pool.query(
    "select coalesce(-sum(amount), 0)::int as free from ledger_posting where account = $1",
    [`store:${storeId}`],
  );
  return rows[0].free;
};

describe("the escrow of a member's store", () => {
  it("is not ended by a packer, and by a treasurer only with a reason", async () => {
    const { number } = await aPaidOrder();
    const before = await freeOf(stores.seven.store.id);
    expect((await step(number, "ship", SENT)).body.status).toBe("shipped");
    expect(await step(number, "finish", WHY)).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining("minta bendahara") },
    });
    expect(await freeOf(stores.seven.store.id)).toBe(before);
    expect((await step(number, "finish", { note: " " }, treasurer)).status).toBe(400);
    expect((await step(number, "finish", WHY, treasurer)).body.status).toBe("finished");
    expect(await freeOf(stores.seven.store.id)).toBe(before + 76_000);
    const { rows } = await api.database.pool.query(
      "select after ->> 'note' as note from audit_log where action = 'order.finish' and subject_id = $1",
      [number],
    );
    expect(rows).toEqual([WHY]);
    expect(await examine(api.database)).toEqual([]);
  });
});

const limited = async (amount: number, work: () => Promise<void>) => {
  const put = "insert into setting (key, value, changed_by) values ('payout_limit', $2::text::jsonb, $1)";
  await api.database.pool.query(put, [stores.staffId, String(amount)]);
  await work().finally(() => api.database.pool.query("delete from setting where key = 'payout_limit'"));
};

describe("what one member of staff gives away in a day", () => {
  const AGAIN = { outcome: "resend", items: [], note: "Paketnya kosong." };
  const someoneElse = async () => bearer(await aStaffMember(api, "bendahara"));

  it("replacements by one person end at the limit; another person must send the next", () =>
    limited(160_000, async () => {
      const { number } = await aPaidOrder();
      const packs = bearer(await aStaffMember(api, "packer"));
      for (let times = 0; times < 2; times++) {
        await step(number, "ship", SENT, packs);
        expect((await step(number, "returned", AGAIN, packs)).body.status).toBe("shipped");
      }
      await step(number, "ship", SENT, packs);
      expect(await step(number, "returned", AGAIN, packs)).toMatchObject({
        ...{
          status: 409,
          body: { code: "staff_limit", detail: expect.stringContaining("Minta petugas lain") },
        },
      });
      expect((await step(number, "returned", AGAIN, await someoneElse())).status).toBe(200);
    }));

  it("in answers to complaints counts the same", () =>
    limited(90_000, async () => {
      const { number, buyer } = await aPaidOrder();
      const editor = bearer(await aStaffMember(api, "editor"));
      const answer = async () => {
        await step(number, "ship", SENT, editor);
        const told = { reason: "damaged", story: "Bungkusnya sobek dan isinya tumpah." };
        expect((await buyer.call("POST", `/api/orders/${number}/complaint/`, told)).status).toBe(200);
        const { rows } = await api.database.pool.query("select max(id)::int as id from complaint");
        const path = `/api/admin/complaints/${rows[0].id}/answer/`;
        const sent = { outcome: "replace", answer: "Kami kirim lagi." };
        return (await send<Answer>(api, "POST", path, sent, editor)).body.code;
      };
      expect([await answer(), await answer()]).toEqual([undefined, "staff_limit"]);
    }));

  it("in purchases that only a picture shows ends there too; a bank line or a second person shows more", () =>
    limited(150_000, async () => {
      const who = await someoneElse();
      const book = await aBookkeeper(api);
      const [one, two, three] = await Promise.all(
        [1, 2, 3].map(async () => (await boughtFromTwo(stores)).number),
      );
      const approve = `payments/${two}/approve`;
      const decide = (path: string) =>
        send<Answer>(api, "POST", `/api/admin/${path}/`, { confirm: true }, who);
      expect((await step(one ?? "", "process", { confirm: true }, who)).body.status).toBe("processing");
      for (const path of [`orders/${two}/process`, approve])
        expect(await decide(path)).toMatchObject({
          ...{
            status: 409,
            body: { code: "second_person", detail: expect.stringContaining("baris mutasinya") },
          },
        });
      expect((await book.assign([one ?? ""], [await book.line(120_000)])).status).toBe(200);
      expect((await decide(approve)).status).toBe(200);
      const both = [who, book.headers] as const;
      expect((await byTwo(api, `payments/${three}/approve`, { confirm: true }, both)).status).toBe(200);
      // What two agreed to is nobody's alone.
      expect((await decide(`payments/${(await boughtFromTwo(stores)).number}/approve`)).body.code).toBe(
        "second_person",
      );
    }));

  it("in escrow of members' stores that is ended early counts the same, also at the same moment", () =>
    limited(90_000, async () => {
      const who = await someoneElse();
      const numbers = [await aPaidOrder(), await aPaidOrder()].map(({ number }) => number);
      for (const number of numbers) await step(number, "ship", SENT, who);
      const ended = await Promise.all(numbers.map((number) => step(number, "finish", WHY, who)));
      expect(ended.map(({ body }) => body.code ?? body.status).sort()).toEqual(["finished", "staff_limit"]);
    }));
});

describe("staff", () => {
  it("do not decide about an order of their own store, or one that they placed", async () => {
    const { number, buyer } = await aPaidOrder();
    await giveRoles(api, stores.seven.id, "packer", "bendahara");
    await giveRoles(api, buyer.id, "packer");
    for (const [who, words] of [
      [stores.seven, "tokomu sendiri"],
      [buyer, "pesananmu sendiri"],
    ] as const)
      for (const [name, body] of [
        ["ship", SENT],
        ["finish", WHY],
        ["returned", { outcome: "refund", items: [], note: "hilang" }],
      ] as const)
        expect(await step(number, name, body, bearer(who.session))).toMatchObject({
          status: 403,
          body: { code: "own_order", detail: expect.stringContaining(words) },
        });
    const waiting = await boughtFromTwo(stores);
    const own = bearer(stores.seven.session);
    expect((await step(waiting.number, "process", { confirm: true }, own)).body.code).toBe("own_order");
    const approve = `/api/admin/payments/${waiting.number}/approve/`;
    expect((await send<Answer>(api, "POST", approve, { confirm: true }, own)).body.code).toBe("own_order");
    await api.database.pool.query("delete from staff_role where member_id = any($1)", [
      [stores.seven.id, buyer.id],
    ]);
  });

  it("do not change the goods or the testimonies of their own store", async () => {
    await giveRoles(api, stores.nine.id, "editor");
    const head = bearer(stores.nine.session);
    const path = `/api/admin/products/${stores.tenun.id}/`;
    const { body } = await api.get<Record<string, unknown>>(path, head);
    expect(await send(api, "PUT", path, { ...body, is_featured: true }, head)).toMatchObject({
      status: 409,
      body: { code: "own_store" },
    });
    const stock = { stock: 999, note: "dihitung" };
    expect(await send(api, "POST", `${path}stock/`, stock, head)).toMatchObject({
      body: { code: "own_store" },
    });
    const { rows } = await api.database.pool.query(
      "insert into testimony (product_id, customer, stars, description) values ($1, 'Ana', 1, 'Robek') returning id::int",
      [stores.tenun.id],
    );
    const hide = `/api/admin/testimonies/${rows[0].id}/visibility/`;
    expect(await send(api, "POST", hide, { hidden: true }, head)).toMatchObject({
      body: { code: "own_store" },
    });
    await api.database.pool.query("delete from staff_role where member_id = $1", [stores.nine.id]);
  });

  it("who pack see no sums and no mail addresses", async () => {
    const { number } = await aPaidOrder();
    await api.database.pool.query("update payment set payer_email = $2 where reference = $1", [number, MAIL]);
    await step(number, "ship", SENT);
    await step(number, "returned", { outcome: "refund", items: [], note: "Tidak ada isinya." });
    const answers = [
      (await api.get<StaffOrder>(`/api/admin/orders/${number}/`, packer)).body,
      (await api.get<StaffOrderSummary[]>("/api/admin/orders/", packer)).body,
      (await api.get<ListedParcel[]>("/api/admin/parcels/?sent_today=true", packer)).body,
    ];
    const text = JSON.stringify(answers);
    expect(text).toContain(number);
    for (const secret of [MAIL, "90000", "80000", "40000", "10000", "90.000", "80.000"])
      expect(text).not.toContain(secret);
    const seen = (await api.get<StaffOrder>(`/api/admin/orders/${number}/`, treasurer)).body;
    expect(seen).toMatchObject({ total_price: 90_000, customer_email: MAIL });
  });
});

describe("a refund promised in the answer to a complaint", () => {
  const ask = <T>(path: string, body: object, who: Record<string, string>) =>
    send<T & Answer>(api, "POST", `/api/admin/${path}/`, body, who);
  const seen = async (number: string) => {
    const headers = bearer(stores.seven.session);
    return (await api.get<StoreOrder>(`/api/stores/mine/orders/${number}/`, headers)).body;
  };
  const waitsFor = async (kind: string, who: Record<string, string>) =>
    (await api.get<Waiting[]>("/api/admin/today/", who)).body.find((one) => one.kind === kind)?.count ?? 0;
  const owedBy = async (account: string) => {
    const { rows } = await api.database.pool.query(
      "select coalesce(-sum(amount), 0)::int as owed from ledger_posting where account = $1",
      [account],
    );
    return rows[0].owed as number;
  };
  /** Buyer, seller and staff read the same case. */
  async function everybodyReads(number: string, complaint: StoreOrder["complaint"]) {
    const file = (await api.get<StaffOrder>(`/api/admin/orders/${number}/`, treasurer)).body;
    expect([(await seen(number)).complaint, file.complaint]).toEqual([complaint, complaint]);
  }
  /** The line of the transfer is offered for this refund alone, and shows it once. */
  async function shownByBank(number: string, id: number) {
    const mapping = { day: "Tanggal", description: "Uraian", debit: "Debit", amount: "Kredit" };
    const csv = `Tanggal;Uraian;Debit;Kredit\n16/11/2026;TRF KELUAR ${number};80.000;`;
    expect(
      (await ask("statements", { bank: "bsi", name: "mutasi.csv", mapping, csv }, treasurer)).status,
    ).toBe(200);
    const debits = async (state: string) =>
      (await api.get<StatementDebit[]>(`/api/admin/statement-debits/?state=${state}`, treasurer)).body;
    const [line] = (await debits("open")).filter(({ description }) => description.includes(number));
    expect(line?.refunds).toMatchObject([{ id, reference: number, amount: 80_000 }]);
    const shows = { debits: [line?.id], as: "refund", refund_id: id };
    expect((await ask("statement-debits/decide", shows, treasurer)).status).toBe(200);
    expect((await debits("refund")).map(({ refund }) => refund?.id)).toContain(id);
  }
  async function aComplaint(bankSawIt: boolean) {
    const { number, buyer } = await aPaidOrder();
    const book = await aBookkeeper(api);
    if (bankSawIt) expect((await book.assign([number], [await book.line(120_000)])).status).toBe(200);
    await step(number, "ship", SENT);
    await buyer.form(`/api/orders/${number}/complaint/`, { reason: "damaged", story: "Botolnya pecah." });
    const { complaint } = await buyer.find(number);
    return { number, buyer, answer: `complaints/${complaint?.id}/answer` };
  }
  const REFUND = { outcome: "refund", answer: "Maaf, uangnya kami kembalikan." };
  const TRANSFER = {
    ...{ from: "bsi", paid_on: "2026-11-16", reference: "FT26111612" },
    ...{ bank: "BSI", account_number: "7000000000", account_holder: "Siti" },
  };

  it("is owed at once, held from the store, and ends the case only when it is transferred", async () => {
    const { number, buyer, answer } = await aComplaint(true);
    const [held, payers] = [await owedBy(`hold:store-${stores.seven.store.id}`), await owedBy("payers")];
    expect((await ask(answer, REFUND, treasurer)).status).toBe(200);
    // 80.000 of goods, of which the store would have had 76.000; shipping stays.
    expect(await owedBy(`hold:store-${stores.seven.store.id}`)).toBe(held - 76_000);
    expect(await owedBy("payers")).toBe(payers + 80_000);
    expect(await waitsFor("refunds", treasurer)).toBe(1);
    const during = await buyer.find(number);
    expect(during).toMatchObject({ refund_owed: 80_000, can_receive: false, can_complain: false });
    expect((await buyer.act(number, "received")).body.code).toBe("refund_waiting");
    expect((await step(number, "finish", WHY, treasurer)).body.code).toBe("refund_waiting");
    expect((await buyer.call("DELETE", "/api/accounts/me/", {})).body.code).toBe("under_way");
    // Nor does it end by time.
    await api.database.pool.query(
      `update shipment s set ends_at = now() - interval '1 minute', warned_at = now()
        from shop_order o join payment p on p.id = o.payment_id where s.order_id = o.id and p.reference = $1`,
      [number],
    );
    await api.app.jobs.add(api.database.kysely, "delivery-upkeep", {});
    await api.app.jobs.runDue();
    expect((await buyer.find(number)).status).toBe("Dikirim");
    const steps = ["opened", "refund"].map((step) => expect.objectContaining({ step }));
    expect(during.complaint).toMatchObject({ waits_for: "transfer", steps });
    await everybodyReads(number, during.complaint);
    const { rows } = await api.database.pool.query(
      "select r.id::int from payment_refund r join payment p on p.id = r.payment_id where p.reference = $1",
      [number],
    );
    expect((await ask(`refunds/${rows[0].id}/paid`, TRANSFER, treasurer)).status).toBe(200);
    const after = await buyer.find(number);
    expect(after).toMatchObject({ refund_owed: 0, can_receive: true, complaint: { waits_for: null } });
    expect(after.complaint?.steps.at(-1)?.step).toBe("paid");
    await everybodyReads(number, after.complaint);
    await shownByBank(number, rows[0].id);
    expect((await buyer.act(number, "received")).body.status).toBe("Selesai");
    expect(await examine(api.database)).toEqual([]);
  });

  it("waits for another person for money if one may not decide it alone", async () => {
    const { number, buyer, answer } = await aComplaint(false);
    expect((await ask(answer, { ...REFUND, amount: 30_000 }, treasurer)).status).toBe(200);
    expect(await buyer.find(number)).toMatchObject({
      refund_owed: 30_000,
      complaint: { waits_for: "agreement" },
    });
    const other = bearer(await aStaffMember(api, "bendahara"));
    const listed = (await api.get<{ proposals: Proposal[] }>("/api/admin/proposals/", other)).body.proposals;
    const proposal = listed.find(({ reference }) => reference === number);
    expect(proposal).toMatchObject({ kind: "refund_promise", amount: 30_000, state: "waiting" });
    expect(await waitsFor("proposals", other)).toBe(1);
    const file = (await api.get<PaymentFile>(`/api/admin/payments/${number}/`, treasurer)).body;
    const [refund] = file.refunds;
    expect(refund).toMatchObject({ waits: true, proposed: true, status: "owed" });
    expect((await ask(`refunds/${refund?.id}/paid`, TRANSFER, treasurer)).body.code).toBe("refund_waits");
    expect((await ask(`refunds/${refund?.id}/agree`, {}, other)).body.code).toBe("already_proposed");
    expect((await ask(`proposals/${proposal?.id}/confirm`, {}, treasurer)).body.code).toBe("own_proposal");
    expect((await ask(`proposals/${proposal?.id}/confirm`, {}, other)).status).toBe(200);
    expect((await buyer.find(number)).complaint).toMatchObject({ waits_for: "transfer" });
    expect((await ask(`refunds/${refund?.id}/paid`, TRANSFER, treasurer)).status).toBe(200);
    expect(await examine(api.database)).toEqual([]);
  });

  it("waits too where the amount is above what one may decide in a day", () =>
    limited(50_000, async () => {
      const { number, buyer, answer } = await aComplaint(true);
      expect((await ask(answer, REFUND, bearer(await aStaffMember(api, "bendahara")))).status).toBe(200);
      const found = await buyer.find(number);
      expect(found).toMatchObject({ refund_owed: 80_000, complaint: { waits_for: "agreement" } });
    }));

  it("promised without the money permission needs two people who have it, or can be withdrawn", async () => {
    const editor = bearer(await aStaffMember(api, "editor"));
    const other = bearer(await aStaffMember(api, "bendahara"));
    const { number, buyer, answer } = await aComplaint(false);
    const before = await waitsFor("planned_refunds", treasurer);
    expect((await ask(answer, REFUND, editor)).status).toBe(200);
    expect(await waitsFor("planned_refunds", treasurer)).toBe(before + 1);
    const file = (await api.get<PaymentFile>(`/api/admin/payments/${number}/`, treasurer)).body;
    const path = `refunds/${file.refunds[0]?.id}/agree`;
    // Nobody has seen the money in the bank: the editor is not the second person.
    expect((await ask(path, {}, treasurer)).body.code).toBe("second_person");
    const asked = { kind: "refund_promise", refund: file.refunds[0]?.id };
    const proposed = await ask<Proposal>("proposals", asked, treasurer);
    expect(proposed.status).toBe(201);
    const reason = { reason: "Fotonya bukan barang kami." };
    expect((await ask(`proposals/${proposed.body.id}/withdraw`, reason, other)).status).toBe(200);
    // Refused: the store has its money again, and the complaint is open.
    expect(await buyer.find(number)).toMatchObject({
      ...{ refund_owed: 0, can_receive: true },
      complaint: { closed_at: null, outcome: null, waits_for: "answer" },
      shipment: { ends_at: null },
    });
    expect(await examine(api.database)).toEqual([]);
  });
});
