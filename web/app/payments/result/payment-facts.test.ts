import type { PaymentState } from "@barakah/contract";
import { describe, expect, it } from "vitest";
import { factsOf, statusWords } from "./payment-facts.ts";

const payment: PaymentState = {
  order_id: "DON-1",
  status: "success",
  payment_status: "verified",
  kind: "donation",
  amount: 25_225,
  payment_method: "midtrans",
  refund_owed: 0,
};

describe("factsOf", () => {
  it("shows the server's values instead of the address's", () => {
    const params = {
      orderId: "DON-1",
      statusCode: "999",
      transactionStatus: "settlement",
      amount: 5,
      method: "bsi",
    };
    expect(factsOf({ ...payment, status: "pending", payment_status: "pending" }, params, "success")).toEqual({
      orderId: "DON-1",
      amount: 25_225,
      method: "Pembayaran Online",
      statusCode: "201",
      status: "Menunggu Pembayaran",
      tone: "wait",
    });
  });

  it("shows the address's values and the fixed amount of an unknown payment", () => {
    const params = { orderId: "X-1", statusCode: "200", transactionStatus: "settlement" };
    expect(factsOf(undefined, params, "success")).toEqual({
      orderId: "X-1",
      amount: 100_000,
      method: "Bank Transfer",
      statusCode: "200",
      status: "Berhasil",
      tone: "ok",
    });
  });

  it.each([
    ["capture", "success", "Berhasil"],
    ["pending", "pending", "Menunggu Pembayaran"],
    ["deny", "failed", "Ditolak"],
    ["cancel", "failed", "Dibatalkan"],
    ["expire", "failed", "Kedaluwarsa"],
    ["failure", "failed", "Gagal"],
    ["authorize", "pending", "Menunggu Pembayaran"],
    ["constructor", "failed", "Gagal"],
  ] as const)("has Indonesian words for the provider's '%s'", (transactionStatus, page, status) => {
    expect(factsOf(undefined, { orderId: "X-1", transactionStatus }, page)).toMatchObject({ status });
  });

  it("shows a sentence if the address has no values", () => {
    expect(factsOf(undefined, { orderId: "" }, "failed")).toMatchObject({
      orderId: "-",
      statusCode: "202",
      status: "Gagal",
    });
  });

  it("takes amount and method from the page before", () => {
    const params = { orderId: "X-1", amount: 50_000, method: "midtrans" };
    expect(factsOf(undefined, params, "success")).toMatchObject({
      amount: 50_000,
      method: "Pembayaran Online",
    });
  });
});

describe("statusWords", () => {
  it("says who must act on a pending payment", () => {
    expect(statusWords("pending", "midtrans").text).toBe("Menunggu Pembayaran");
    expect(statusWords("pending", "qris-donasi").text).toBe("Belum Terverifikasi");
    expect(statusWords("pending", "bsi").text).toBe("Menunggu Verifikasi");
    expect(statusWords("pending", "bsi", 0, false).text).toBe("Menunggu Transfer");
    expect(statusWords("verified", "bsi")).toEqual({ text: "Terverifikasi", tone: "ok" });
  });
});
