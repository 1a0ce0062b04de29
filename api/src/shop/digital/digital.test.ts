import type {
  CartItem,
  Download,
  OwnProduct,
  PaymentFile,
  ProductInReview,
  StoreBalance,
  StoreOrder,
} from "@barakah/contract";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { oweRefund, paymentByReference } from "../../payments/index.ts";
import { aMember, aProduct } from "../../testing/builders.ts";
import { aBuyer, type Buyer, type Refusal } from "../../testing/buyer.ts";
import { bearer, send } from "../../testing/calls.ts";
import { aDigitalProduct, aPdf, boughtFiles, uploaded } from "../../testing/digital.ts";
import { textOf, withoutBlanks } from "../../testing/pdf.ts";
import { byTwo } from "../../testing/second-person.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aSeller } from "../../testing/stores.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { forgetUnusedFiles, processOrder } from "../index.ts";
import { freeDigitalMoney } from "../when-sellers-money-is-free.ts";

let api: TestApp;
let staffId: number;
let treasurers: [Record<string, string>, Record<string, string>];
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
  staffId = (await aMember(api.database)).id;
  treasurers = [bearer(await aStaffMember(api, "bendahara")), bearer(await aStaffMember(api, "bendahara"))];
});

/** Held, and free. */
const balanceOf = async (seller: Buyer) => {
  const { body } = await seller.call<StoreBalance>("GET", "/api/stores/mine/balance/");
  return [body.held, body.free];
};
const daysPass = (days: number) =>
  api.database.pool.query("update shop_order set frees_at = frees_at - make_interval(days => $1)", [days]);
/** Staff have read the new file. */
const pass = (id: number) =>
  api.database.pool.query("update product set status = 'published', review = 'passed' where id = $1", [id]);
const NO_ACCOUNT = { bank: "", account_number: "", account_holder: "" };
const PRODUCTS = "/api/stores/mine/products/";
const downloads = async (buyer: Buyer) => (await buyer.call<Download[]>("GET", "/api/downloads/mine/")).body;
const pdfAt = async (address: string) => {
  const { statusCode, rawPayload, headers } = await api.app.inject({ url: address });
  return { status: statusCode, pdf: rawPayload, headers };
};
const first = async (buyer: Buyer) => (await downloads(buyer))[0]?.address ?? "";
const refund = (number: string, amount: number, more: object = {}) =>
  byTwo<Refusal>(
    api,
    `payments/${number}/refund`,
    { way: "transfer", reason: "Salah beli", amount, store_debt: true, ...more },
    treasurers,
  );

it("accepts a PDF that can carry a name, and nothing else", async () => {
  const seller = await aSeller(api);
  const { status, body } = await uploaded(seller, await aPdf(3), "Buku Kas");
  expect([status, body.name, body.pages]).toEqual([201, "Buku Kas.pdf", 3]);
  const scripted = await PDFDocument.create();
  scripted.addPage();
  scripted.catalog.set(
    PDFName.of("OpenAction"),
    scripted.context.obj({ S: "JavaScript", JS: PDFString.of("app.alert(1)") }),
  );
  const locked = await PDFDocument.create();
  locked.addPage();
  locked.encrypt({ userPassword: "rahasia", ownerPassword: "rahasia" });
  for (const [bytes, said] of [
    [Buffer.from("PK\u0003\u0004 bukan PDF"), "tidak dapat dibaca sebagai PDF"],
    [(await aPdf()).subarray(0, 400), "tidak dapat dibaca sebagai PDF"],
    [Buffer.from(await scripted.save()), "memuat program"],
    [Buffer.from(await locked.save()), "dikunci dengan password"],
  ] as const) {
    const { status, body } = await uploaded(seller, Buffer.from(bytes));
    expect([status, body.detail]).toEqual([415, expect.stringContaining(said)]);
  }
  const large = await uploaded(seller, Buffer.alloc(10_485_761));
  expect([large.status, large.body.detail]).toEqual([413, "Berkasnya terlalu besar. Paling besar 10 MB."]);
});

it("is sold with its own file only, without stock and weight, after staff have read it", async () => {
  const [seller, other] = [await aSeller(api), await aSeller(api)];
  const theirs = (await uploaded(other, await aPdf())).body;
  const draft = { title: "Buku Kas", description: "Lembar kerja.", price: 35_000, kind: "digital" };
  const stolen = await seller.call("POST", PRODUCTS, { ...draft, file: theirs.id });
  expect([stolen.status, stolen.body.errors]).toEqual([400, { file: [expect.any(String)] }]);
  const heavy = await seller.call("POST", PRODUCTS, { ...draft, weight_g: 5 });
  expect(heavy.body.errors).toHaveProperty("weight_g");
  const light = await seller.call("POST", PRODUCTS, { ...draft, kind: "goods" });
  expect(light.body.errors).toHaveProperty("weight_g");

  const { body: product } = await seller.call<OwnProduct>("POST", PRODUCTS, { ...draft, stock: 7 });
  expect([product.kind, product.stock, product.file]).toEqual(["digital", 0, null]);
  const sell = () =>
    seller.call<OwnProduct & Refusal>("POST", `${PRODUCTS}${product.id}/status/`, { status: "published" });
  expect((await sell()).body.errors).toHaveProperty("file");
  const counted = await seller.call("POST", `${PRODUCTS}${product.id}/stock/`, { stock: 3 });
  expect([counted.status, counted.body.code]).toEqual([409, "digital"]);
  const mine = (await uploaded(seller, await aPdf())).body;
  const edit = { ...draft, file: mine.id, version: product.version };
  const edited = await seller.call<OwnProduct>("PUT", `${PRODUCTS}${product.id}/`, edit);
  expect(edited.body.file).toEqual(mine);
  const other_kind = { ...edit, kind: "goods", weight_g: 100, version: edited.body.version };
  expect((await seller.call("PUT", `${PRODUCTS}${product.id}/`, other_kind)).body.errors).toHaveProperty(
    "kind",
  );
  // Without a file the last one stays: buyers keep what they have.
  const kept = { ...draft, title: "Buku Kas Warung", version: edited.body.version };
  expect((await seller.call<OwnProduct>("PUT", `${PRODUCTS}${product.id}/`, kept)).body.file).toEqual(mine);

  expect((await sell()).body.review).toBe("waiting");
  const editor = bearer(await aStaffMember(api, "editor"));
  const waiting = await send<ProductInReview[]>(api, "GET", "/api/admin/store-products/", undefined, editor);
  expect(waiting.body.find(({ id }) => id === product.id)?.file).toEqual(mine);
  const seen = await api.app.inject({
    url: `/api/admin/store-products/${product.id}/file/`,
    headers: editor,
  });
  expect(await textOf(seen.rawPayload)).toHaveLength(2);
});

it("is bought once without an address, delivered when it is paid, and its money is free after three days", async () => {
  const seller = await aSeller(api);
  const file = await aDigitalProduct(seller);
  const buyer = await aBuyer(api);
  await buyer.add(file.id, 1);
  const twice = await buyer.add(file.id, 1);
  expect([twice.status, twice.body.detail]).toEqual([
    409,
    "Cukup satu: berkasnya dapat diunduh berulang kali.",
  ]);
  const address_id = await buyer.addressIn();
  expect((await buyer.shippingTo(address_id)).body).toEqual([]);
  const { body } = await buyer.order();
  expect(await downloads(buyer)).toEqual([]);
  const by = { staffId, orderNumber: body.order_number, note: "" };
  await processOrder(api.database, api.app.payments.payables, by);

  const order = await buyer.find(body.order_number);
  expect([order.status, order.digital, order.shipping_price]).toEqual(["Selesai", true, 0]);
  expect((await buyer.news()).map(({ title }) => title)).toContain(`${file.title} siap diunduh`);
  expect((await seller.news())[0]?.title).toBe(`Terjual: ${body.order_number}`);
  expect(await balanceOf(seller)).toEqual([33_250, 0]);
  await freeDigitalMoney(api.database);
  expect(await balanceOf(seller)).toEqual([33_250, 0]);
  expect(await examine(api.database)).toEqual([]);
  await daysPass(3);
  // Two instances at once free it once.
  await Promise.all([freeDigitalMoney(api.database), freeDigitalMoney(api.database)]);
  expect(await balanceOf(seller)).toEqual([0, 33_250]);
  const [sold] = (await seller.call<StoreOrder[]>("GET", "/api/stores/mine/orders/?state=ended")).body;
  expect([sold?.digital, sold?.shipment, sold?.send_before]).toEqual([true, null, null]);
  expect(await examine(api.database)).toEqual([]);
});

it("splits a mixed cart: the file's order is complete, the parcel's waits, and each is refunded separately", async () => {
  const seller = await aSeller(api);
  const file = await aDigitalProduct(seller);
  const goods = await aProduct(api.database, { price: 20_000, stock: 5, store_id: seller.store.id });
  const { buyer, number } = await boughtFiles(seller, [file, goods], { staffId });
  const orders = (await buyer.orders()).map(({ order_number, digital, status }) => [
    order_number,
    digital,
    status,
  ]);
  expect(orders).toEqual([
    [number, true, "Selesai"],
    [`${number}-2`, false, "Diproses"],
  ]);
  const balance = () => balanceOf(seller);
  expect(await balance()).toEqual([52_250, 0]);
  expect(await examine(api.database)).toEqual([]);

  expect((await pdfAt(await first(buyer))).status).toBe(200);
  const opened = await refund(number, 35_000, { part: number });
  expect([opened.status, opened.body.code]).toEqual([409, "refund_too_much"]);
  expect((await refund(number, 55_000)).status).toBe(409);
  expect((await refund(number, 20_000, { part: `${number}-2` })).status).toBeLessThan(300);
  expect(await balance()).toEqual([33_250, 0]);
  await daysPass(3);
  await freeDigitalMoney(api.database);
  expect(await balance()).toEqual([0, 33_250]);
  expect((await buyer.orders()).map(({ status }) => status)).toEqual(["Selesai", "Dibatalkan"]);
  expect(await examine(api.database)).toEqual([]);
});

it("lowers one of the two orders by a store's voucher, and says so", async () => {
  const seller = await aSeller(api);
  const file = await aDigitalProduct(seller);
  const goods = await aProduct(api.database, { price: 20_000, stock: 5, store_id: seller.store.id });
  await seller.call("POST", "/api/stores/mine/vouchers/", {
    code: `HEMAT-${seller.id}`,
    percent: 10,
    quota: 5,
  });
  await seller.call("POST", "/api/stores/mine/vouchers/", {
    ...{ code: `BESAR-${seller.id}`, percent: 10, quota: 5, min_total: 50_000 },
  });
  const buyer = await aBuyer(api);
  for (const { id } of [file, goods]) await buyer.add(id, 1);
  const too = await buyer.call("POST", "/api/carts/voucher/", { code: `BESAR-${seller.id}` });
  expect(too.body.detail).toContain("unduhan dihitung terpisah dari barang kiriman");
  const used = await buyer.call<{ saved: number }>("POST", "/api/carts/voucher/", {
    code: `HEMAT-${seller.id}`,
  });
  expect(used.body.saved).toBe(3500);
  expect((await buyer.order({ amount: 51_500 })).status).toBe(201);
  expect((await buyer.orders()).map(({ digital, voucher_amount }) => [digital, voucher_amount])).toEqual([
    [true, 3500],
    [false, 0],
  ]);
  expect(await examine(api.database)).toEqual([]);
});

it("gives each buyer the file with the own name on each page, ten times in 24 hours", async () => {
  const seller = await aSeller(api);
  const file = await aDigitalProduct(seller);
  const given = { customer_name: "Rina Aulia Rahmānī 🌿" };
  const { buyer, number } = await boughtFiles(seller, [file], { staffId, given });
  const [listed] = await downloads(buyer);
  expect(listed).toMatchObject({
    product_name: "Buku Kas Warung",
    store: seller.store.name,
    left: 10,
    opened_at: null,
  });
  const { pdf, headers } = await pdfAt(listed?.address ?? "");
  expect([headers["cache-control"], headers["content-type"]]).toEqual(["no-store", "application/pdf"]);
  const pages = await textOf(pdf);
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(page).toContain(withoutBlanks(`Milik Rina Aulia Rahmani · ${number}`));

  const seven = `insert into download (order_line_id) select $1 from generate_series(1, 7)`;
  await api.database.pool.query(seven, [listed?.id]);
  const rest = await Promise.all(Array.from({ length: 4 }, () => pdfAt(listed?.address ?? "")));
  expect(rest.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
  expect((await pdfAt(listed?.address ?? "")).status).toBe(429);
  expect((await downloads(buyer))[0]).toMatchObject({ left: 0, opened_at: expect.any(String) });
  await api.database.pool.query("update download set created_at = created_at - interval '25 hours'");
  expect((await downloads(buyer))[0]?.left).toBe(10);
});

it("opens for its buyer only, and not with a changed or expired key", async () => {
  const seller = await aSeller(api);
  const file = await aDigitalProduct(seller);
  const [mine, theirs] = [
    await boughtFiles(seller, [file], { staffId }),
    await boughtFiles(seller, [file], { staffId, paid: false }),
  ];
  expect(await downloads(theirs.buyer)).toEqual([]);
  expect(await downloads(seller)).toEqual([]);
  const address = await first(mine.buyer);
  const [, line = "", expires = "", seal = ""] = /downloads\/(\d+)\.(\d+)\.([^/]+)/.exec(address) ?? [];
  for (const key of [
    `${Number(line) + 1}.${expires}.${seal}`,
    `${line}.${Number(expires) + 1}.${seal}`,
    `${line}.1.${seal}`,
    `${line}..`,
    "mine2",
  ])
    expect([key, (await pdfAt(`/api/downloads/${key}/`)).status]).toEqual([key, 404]);
  expect((await send(api, "GET", "/api/downloads/mine/")).status).toBe(403);
});

it("gives money back only before the first download, also when both come at once", async () => {
  const seller = await aSeller(api);
  const file = await aDigitalProduct(seller);
  const before = await boughtFiles(seller, [file], { staffId });
  const address = await first(before.buyer);
  expect((await refund(before.number, 35_000)).status).toBeLessThan(300);
  expect((await pdfAt(address)).status).toBe(404);
  expect(await downloads(before.buyer)).toEqual([]);

  const { payables } = api.app.payments;
  const backNow = ({ id }: { id: string }) =>
    api.database
      .transact((tx) =>
        oweRefund(tx, payables, id, { amount: "all", reason: "Salah beli", by: staffId, to: NO_ACCOUNT }),
      )
      .then(
        () => true,
        (error) => error.code !== "refund_too_much" && Promise.reject(error),
      );
  for (let time = 0; time < 4; time++) {
    const { buyer, number } = await boughtFiles(seller, [file], { staffId });
    const key = await first(buyer);
    const payment = await paymentByReference(api.database.kysely, number);
    const pause = () => new Promise((wake) => setTimeout(wake, time * 150));
    const both = await Promise.all([
      pdfAt(key).then(({ status }) => status === 200),
      pause().then(() => backNow(payment as { id: string })),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
  }
  expect(await examine(api.database)).toEqual([]);
});

it("gives each buyer the file that was ordered, also after the seller replaced it", async () => {
  const seller = await aSeller(api);
  const product = await aDigitalProduct(seller);
  const before = await boughtFiles(seller, [product], { staffId });
  const waiting = await boughtFiles(seller, [product], { staffId, paid: false });
  const empty = (await uploaded(seller, await aPdf(1), "Kosong")).body;
  const { title, description, price, kind, version } = product;
  const draft = { title, description: "Lembar kerja.", price, kind, version, file: empty.id };
  expect(description).toContain("Lembar kerja");
  expect((await seller.call("PUT", `${PRODUCTS}${product.id}/`, draft)).status).toBe(200);
  await pass(product.id);
  const after = await boughtFiles(seller, [product], { staffId });
  const by = { staffId, orderNumber: waiting.number, note: "" };
  await processOrder(api.database, api.app.payments.payables, by);

  await api.database.pool.query("update digital_file set created_at = created_at - interval '2 days'");
  const unused = (await uploaded(seller, await aPdf(4))).body;
  await api.database.pool.query(
    "update digital_file set created_at = created_at - interval '2 days' where id = $1",
    [unused.id],
  );
  await api.database.transact(forgetUnusedFiles);
  const { rows } = await api.database.pool.query<{ id: number }>(
    "select id from digital_file where store_id = $1 order by id",
    [seller.store.id],
  );
  expect(rows.map(({ id }) => Number(id))).toEqual([product.file?.id, empty.id]);
  for (const [{ buyer }, name, pages] of [
    [before, "buku-kas.pdf", 2],
    [waiting, "buku-kas.pdf", 2],
    [after, "Kosong.pdf", 1],
  ] as const) {
    const [listed] = await downloads(buyer);
    expect([listed?.file.name, listed?.file.pages]).toEqual([name, pages]);
    const { pdf, headers } = await pdfAt(listed?.address ?? "");
    expect(await textOf(pdf)).toHaveLength(pages);
    expect(headers["content-disposition"]).toContain(name);
  }
  expect(await examine(api.database)).toEqual([]);
  await api.database.pool.query(
    `update order_line l set digital_file_id = null from product p
      where p.id = l.product_id and p.id = $1`,
    [product.id],
  );
  expect((await examine(api.database)).join()).toContain("tanpa berkas tokonya");
  await api.database.pool.query("update order_line set digital_file_id = $2 where product_id = $1", [
    product.id,
    product.file?.id,
  ]);
});

it("is not sold twice to one member; the refusal names the earlier order or file", async () => {
  const seller = await aSeller(api);
  const product = await aDigitalProduct(seller);
  const { buyer, number } = await boughtFiles(seller, [product], { staffId, paid: false });
  expect((await buyer.add(product.id, 1)).status).toBe(201);
  const inCart = async () =>
    (await buyer.cart()).map(({ can_buy, notices }: CartItem) => [can_buy, notices.map(({ code }) => code)]);
  expect(await inCart()).toEqual([[true, ["bought"]]]);

  await processOrder(api.database, api.app.payments.payables, { staffId, orderNumber: number, note: "" });
  expect(await inCart()).toEqual([[false, ["owned"]]]);
  const paid = await buyer.order();
  expect([paid.status, paid.body.code, paid.body.detail]).toEqual([
    409,
    "cart_changed",
    expect.stringContaining("sudah kamu beli"),
  ]);
  await buyer.call("DELETE", "/api/cart/clear/");
  const again = await buyer.add(product.id, 1);
  expect([again.status, again.body.code]).toEqual([409, "owned"]);
  expect((await buyer.act(number, "reorder")).body).toEqual({ added: 0, missing: [product.title] });
  const stranger = await aBuyer(api);
  await stranger.add(product.id, 1);
  expect((await stranger.cart())[0]?.notices).toEqual([]);

  const { title, price, kind, version } = product;
  const file = (await uploaded(seller, await aPdf(1), "Edisi dua")).body.id;
  await seller.call("PUT", `${PRODUCTS}${product.id}/`, {
    ...{ title, description: "Lembar kerja.", price, kind, version, file },
  });
  await pass(product.id);
  expect((await buyer.add(product.id, 1)).status).toBe(201);
  expect(await inCart()).toEqual([[true, ["bought"]]]);
  expect((await buyer.order()).status).toBe(201);

  const back = await boughtFiles(seller, [product], { staffId });
  expect((await refund(back.number, 35_000)).status).toBeLessThan(300);
  expect((await back.buyer.add(product.id, 1)).status).toBe(201);
  expect((await back.buyer.cart())[0]?.notices).toEqual([]);
});

it("is not taken back by undoing the approval", async () => {
  const seller = await aSeller(api);
  const { number } = await boughtFiles(seller, [await aDigitalProduct(seller)], { staffId });
  const undone = await byTwo<Refusal>(api, `payments/${number}/reverse`, { reason: "Salah" }, treasurers);
  expect([undone.status, undone.body.code]).toEqual([409, "order_sent"]);
  const { body } = await send<PaymentFile>(
    api,
    "GET",
    `/api/admin/payments/${number}/`,
    undefined,
    treasurers[0],
  );
  expect(body.status).toBe("verified");
});

it("is not in the way of the goods that are weighed, counted and sent", async () => {
  const seller = await aSeller(api);
  const file = await aDigitalProduct(seller);
  const packer = bearer(await aStaffMember(api, "packer"));
  const list = await send<{ id: number }[]>(
    api,
    "GET",
    "/api/admin/products-without-weight/",
    undefined,
    packer,
  );
  expect(list.body.some(({ id }) => id === file.id)).toBe(false);
  const weighed = await send(api, "POST", `/api/admin/products/${file.id}/weight/`, { weight_g: 5 }, packer);
  expect(weighed.status).toBe(404);
  const { buyer } = await boughtFiles(seller, [file], { staffId, paid: false });
  const again = await buyer.act((await buyer.orders())[0]?.order_number ?? "", "reorder");
  expect(again.body).toMatchObject({ added: 1 });
  expect((await buyer.cart()).map(({ product, can_buy }: CartItem) => [product.stock, can_buy])).toEqual([
    [1, true],
  ]);
});

it("is read by staff again when its file is swapped after the review, and leaves the shop until then", async () => {
  const seller = await aSeller(api);
  const product = await aDigitalProduct(seller);
  await api.database.pool.query("update product set review = 'passed' where id = $1", [product.id]);
  const { body: other } = await uploaded(seller, await aPdf(1), "lain.pdf");
  const { body: now } = await seller.call<OwnProduct>("GET", `${PRODUCTS}${product.id}/`);
  const edit = { title: now.title, description: "Lembar kerja.", price: 35_000, kind: "digital" };
  const swapped = await seller.call<OwnProduct>("PUT", `${PRODUCTS}${product.id}/`, {
    ...{ ...edit, file: other.id, version: now.version },
  });
  expect(swapped.body).toMatchObject({ review: "waiting", status: "draft" });
  expect((await (await aBuyer(api)).add(product.id, 1)).status).toBe(404);
  const { rows } = await api.database.pool.query(
    "select from audit_log where action = 'product.swap' and subject_id = $1",
    [String(product.id)],
  );
  expect(rows).toHaveLength(1);
});

it.each([
  [
    "took it down",
    async (seller: Buyer, id: number) => {
      await seller.call("POST", `${PRODUCTS}${id}/status/`, { status: "draft" });
      return () => seller.call("POST", `${PRODUCTS}${id}/status/`, { status: "published" });
    },
  ],
  [
    "closed the store for a day",
    async (seller: Buyer) => {
      await seller.call("POST", "/api/stores/mine/rest/", { resting: true });
      return () => seller.call("POST", "/api/stores/mine/rest/", { resting: false });
    },
  ],
])("is read by staff too where its seller %s while the file was swapped", async (_, takeDown) => {
  const seller = await aSeller(api);
  // Staff trust this store since another product.
  const trusted = await aDigitalProduct(seller);
  await api.database.pool.query("update product set review = 'passed' where id = $1", [trusted.id]);
  const product = await aDigitalProduct(seller);
  await boughtFiles(seller, [product], { staffId });
  const putBack = await takeDown(seller, product.id);
  const { body: other } = await uploaded(seller, await aPdf(1), "lain.pdf");
  const { body: now } = await seller.call<OwnProduct>("GET", `${PRODUCTS}${product.id}/`);
  const edit = { title: now.title, description: "Lembar kerja.", price: 35_000, kind: "digital" };
  const wanted = { ...edit, file: other.id, version: now.version };
  expect((await seller.call("PUT", `${PRODUCTS}${product.id}/`, wanted)).status).toBe(200);
  expect((await putBack()).status).toBe(200);
  expect((await (await aBuyer(api)).add(product.id, 1)).status).toBe(404);
});

it("is not bought from the own store, nor judged by its seller", async () => {
  const seller = await aSeller(api);
  const product = await aDigitalProduct(seller);
  expect((await seller.add(product.id, 1)).body.code).toBe("own_goods");
  // In the cart since before the store was the member's own.
  await api.database.pool.query(
    "insert into cart_line (member_id, product_id, quantity, seen_price) values ($1, $2, 1, 35000)",
    [seller.id, product.id],
  );
  expect((await seller.order()).body.code).toBe("own_goods");
});

it("has its money back from the escrow, and holds it again when the refund is withdrawn", async () => {
  const seller = await aSeller(api);
  const { number } = await boughtFiles(seller, [await aDigitalProduct(seller)], { staffId });
  expect((await refund(number, 15_000)).status).toBeLessThan(300);
  expect(await balanceOf(seller)).toEqual([19_000, 0]);
  await daysPass(3);
  await freeDigitalMoney(api.database);
  expect(await balanceOf(seller)).toEqual([0, 19_000]);
  const { rows } = await api.database.pool.query("select max(id)::int as id from payment_refund");
  const withdrawn = await send<Refusal>(
    api,
    "POST",
    `/api/admin/refunds/${rows[0].id}/withdraw/`,
    { reason: "tidak jadi" },
    treasurers[0],
  );
  expect([withdrawn.status, withdrawn.body.code]).toEqual([200, undefined]);
  expect(await balanceOf(seller)).toEqual([0, 33_250]);
  expect(await examine(api.database)).toEqual([]);
});
