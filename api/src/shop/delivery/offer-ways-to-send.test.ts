import type { ShippingOption } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CourierFault, RunningCourier } from "../../../../simulators/couriers/protocols.ts";
import { aProduct } from "../../testing/builders.ts";
import { aBuyer, type Buyer, type Refusal } from "../../testing/buyer.ts";
import { appWithCourier, setDelivery, setTariffs } from "../../testing/delivery.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { billedKilograms, stepOf } from "./billed-weight.ts";

let api: TestApp;
let courier: RunningCourier;
let buyer: Buyer;
let home: number;

beforeAll(async () => {
  ({ api, courier } = await appWithCourier());
});
beforeEach(async () => {
  courier.fault = "none";
  await setDelivery(api);
  await setTariffs(api);
  await api.database.pool.query("delete from courier_rate");
  buyer = await aBuyer(api);
  home = await buyer.addressIn();
});

const aParcel = async (given: Parameters<typeof aProduct>[1] = {}) => {
  const product = await aProduct(api.database, { weight_g: 900, stock: 50, price: 50_000, ...given });
  await buyer.add(product.id, 2);
  return product;
};
const shown = (options: ShippingOption[]) =>
  options.map(({ courier, price, estimate }) => `${courier} ${price}${estimate ? " perkiraan" : ""}`);
const offered = async () => shown((await buyer.shippingTo(home)).body);

it("kilograms are rounded up beyond the tolerance, and asked for by steps of 100 g", () => {
  expect([1, 1000, 1300, 1301, 1600, 5200, 5301].map((grams) => billedKilograms(grams, 300))).toEqual([
    1, 1, 1, 2, 2, 5, 6,
  ]);
  expect([1, 100, 101, 1850].map(stepOf)).toEqual([100, 100, 200, 1900]);
});

describe("the ways to send a cart", () => {
  it("are the provider's, the shop's own driver and pickup, the cheapest first", async () => {
    await aParcel();
    expect(await offered()).toEqual([
      "Ambil di tempat 0",
      "LintasPos 18000",
      "Kurir toko 20000",
      "NusaKirim 24000",
      "AntarKilat 44000",
    ]);
  });

  it("are kept for a day: the provider is asked once, and its ids stay out of addresses", async () => {
    await aParcel();
    const before = courier.asked;
    await offered();
    await offered();
    expect(courier.asked).toBe(before + 1);
    const { rows } = await api.database.pool.query("select region, place from courier_place order by region");
    expect(rows).toEqual([
      { region: "321701", place: "7321701" },
      { region: "327302", place: "7327302" },
    ]);
    await api.database.pool.query("update courier_rate set fetched_at = now() - interval '25 hours'");
    await offered();
    expect(courier.asked).toBe(before + 2);
  });

  const FAULTS: CourierFault[] = ["down", "slow", "garbage", "empty", "zero", "negative", "absurd"];
  it.each(FAULTS)("are the table's, marked, while the provider is %s", async (fault) => {
    await aParcel();
    courier.fault = fault;
    expect(await offered()).toEqual(["Ambil di tempat 0", "LintasPos 19000 perkiraan", "Kurir toko 20000"]);
    courier.fault = "none";
    expect((await offered())[1]).toBe("LintasPos 18000");
  });

  it("without a table are pickup alone, and never free or from somewhere guessed", async () => {
    await aParcel();
    courier.fault = "down";
    await api.database.pool.query("delete from courier_tariff where mode = 'courier'");
    expect(await offered()).toEqual(["Ambil di tempat 0", "Kurir toko 20000"]);
    courier.fault = "none";
    await setDelivery(api, { origin_region: "" });
    expect(await offered()).toEqual(["Ambil di tempat 0"]);
  });

  it("are not offered for goods without a weight or that are not sent", async () => {
    const { id } = await aParcel();
    const unweighed = await aParcel({ weight_g: null });
    expect(await offered()).toEqual(["Ambil di tempat 0"]);
    const named = (await buyer.cart()).map(({ product, can_send }) => [product.id, can_send]);
    expect(Object.fromEntries(named)).toEqual({ [id]: true, [unweighed.id]: false });
    await buyer.call("DELETE", "/api/cart/clear/");
    await aParcel({ sent_by_courier: false, picked_up: false });
    expect(await offered()).toEqual(["Kurir toko 20000"]);
  });

  describe("if there is none, the refusal names the cause:", () => {
    const refused = async () => {
      const { status, body } = await buyer.shippingTo(home);
      const { code, detail } = body as Refusal;
      expect(status).toBe(409);
      return `${code}: ${detail}`;
    };

    it("a product without a weight", async () => {
      const { title } = await aParcel({ weight_g: null, picked_up: false });
      expect(await refused()).toBe(
        `not_delivered_there: Berat ${title} belum diisi, jadi belum dapat dikirim. Hubungi kami, atau keluarkan dari keranjang.`,
      );
    });

    it("a product without a weight that can be fetched, beside one that is only sent", async () => {
      await aParcel({ picked_up: false });
      const { title } = await aParcel({ weight_g: null });
      expect(await refused()).toBe(
        `not_delivered_there: Berat ${title} belum diisi, jadi belum dapat dikirim. Pesan terpisah, lalu pilih ambil di tempat.`,
      );
    });

    it("a product that is only fetched and needs no weight, beside one that is only sent", async () => {
      await aParcel({ picked_up: false });
      const { title } = await aParcel({ sent_by_courier: false, sent_by_store: false, weight_g: null });
      expect(await refused()).toBe(
        `not_delivered_there: ${title} tidak dapat dikirim. Pesan terpisah, lalu pilih ambil di tempat.`,
      );
    });

    it("a product that is not sent", async () => {
      const { title } = await aParcel({ sent_by_courier: false, sent_by_store: false, picked_up: false });
      expect(await refused()).toBe(
        `not_delivered_there: ${title} tidak dapat dikirim. Hubungi kami, atau keluarkan dari keranjang.`,
      );
    });

    it("two products that are not sent alike", async () => {
      const one = await aParcel({ sent_by_courier: false, picked_up: false });
      const other = await aParcel({ sent_by_store: false, picked_up: false });
      expect(await refused()).toBe(
        `not_delivered_there: ${one.title} dan ${other.title} tidak dikirim dengan cara yang sama. Pesan terpisah.`,
      );
    });

    it("a seller without an address, however heavy the parcel", async () => {
      await setDelivery(api, { origin_region: "" });
      const { title } = await aParcel({ weight_g: 16_000, picked_up: false });
      expect(await refused()).toBe(
        `not_delivered_there: Alamat asal ${title} belum diisi penjualnya, jadi belum dapat dikirim. Hubungi kami, atau keluarkan dari keranjang.`,
      );
    });

    it("a parcel that is too heavy", async () => {
      await aParcel({ weight_g: 16_000, picked_up: false });
      expect(await refused()).toMatch(/^too_heavy: Belanjaan ini lebih dari \d+ kg,/);
    });

    it("one piece that is too heavy: several orders would not help", async () => {
      const { title } = await aParcel({ weight_g: 31_000, picked_up: false });
      expect(await refused()).toBe(
        `too_heavy: Berat ${title} lebih dari 30 kg, jadi tidak dapat dikirim. Hubungi kami, atau keluarkan dari keranjang.`,
      );
    });

    it("the address, where nothing reaches it", async () => {
      courier.fault = "down";
      await api.database.pool.query("delete from courier_tariff");
      const { title } = await aParcel({ picked_up: false });
      expect(await refused()).toBe(
        `not_delivered_there: ${title} belum dapat dikirim ke alamat itu. Pilih alamat lain, atau keluarkan dari keranjang.`,
      );
    });

    it("the address, where only a way reaches it that one of the products does not have", async () => {
      courier.fault = "down";
      await api.database.pool.query("delete from courier_tariff where mode = 'courier'");
      await aParcel({ picked_up: false });
      const { title } = await aParcel({ sent_by_store: false, picked_up: false });
      expect(await refused()).toContain(`: ${title} belum dapat dikirim ke alamat itu.`);
    });
  });

  it("are asked for one's own address with something in the cart", async () => {
    const stranger = await aBuyer(api);
    await stranger.add((await aProduct(api.database, { weight_g: 100 })).id, 1);
    expect((await stranger.shippingTo(home)).status).toBe(404);
    expect((await buyer.shippingTo(home)).body).toMatchObject({ code: "cart_empty" });
  });
});

it("Biteship is asked in its own protocol", async () => {
  const other = await appWithCourier("biteship");
  const member = await aBuyer(other.api);
  const { id } = await aProduct(other.api.database, { weight_g: 900, stock: 50 });
  await member.add(id, 2);
  const { body } = await member.shippingTo(await member.addressIn());
  expect(shown(body)).toEqual([
    "Ambil di tempat 0",
    "LintasPos 18000",
    "NusaKirim 24000",
    "AntarKilat 44000",
  ]);
});
