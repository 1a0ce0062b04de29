import { describe, expect, it } from "vitest";
import { ApiError, unreachable } from "../../platform/api-error.ts";
import { resultAddress } from "./pay-online.ts";
import { openingProblem } from "./use-pay-online.ts";

const NO_SIGNAL = "Tidak ada sinyal, atau sinyalnya terlalu lemah. Coba lagi begitu sinyal kembali.";

describe("openingProblem", () => {
  it("says that the gateway is not available when it is not", () => {
    const error = new ApiError({ status: 503, code: "gateway_unavailable", detail: "" });
    expect(openingProblem(error)).toEqual({
      text: "Payment gateway is not available. Please try again later.",
      lang: "en",
      detail: "Pembayaran online sedang tidak tersedia.",
    });
  });

  it.each([
    [unreachable(), NO_SIGNAL],
    [new ApiError({ status: 409, code: "campaign_closed", detail: "Sudah berakhir." }), "Sudah berakhir."],
    // Parts of the page that could not be fetched.
    [new TypeError("Failed to fetch"), NO_SIGNAL],
  ])("says of every other failure that something went wrong, and what helps: %s", (error, detail) => {
    expect(openingProblem(error)).toEqual({ text: "Terjadi kesalahan saat memproses pembayaran.", detail });
  });
});

describe("resultAddress", () => {
  it("names our order and what the pop-up said", () => {
    const result = { order_id: "DON-1-2", status_code: "200", transaction_status: "settlement" };
    expect(resultAddress("/success", "DON-1", result)).toBe(
      "/success?order_id=DON-1&status_code=200&transaction_status=settlement",
    );
  });

  it("does with the order alone, which some pending results leave out", () => {
    expect(resultAddress("/pembayaran-tertunda", "DON-1", {})).toBe("/pembayaran-tertunda?order_id=DON-1");
  });
});
