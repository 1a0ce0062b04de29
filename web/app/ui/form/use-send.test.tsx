import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../platform/api-error.ts";
import { type Sending, type SendOptions, useSend } from "./use-send.ts";

/** The hook as its page has it after the first rendering; calls need no browser. */
function sending(options: SendOptions<string, string>): Sending<string, string> {
  let rendered: Sending<string, string> | undefined;
  function Page() {
    rendered = useSend(options);
    return null;
  }
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  if (!rendered) throw new Error("The page was not rendered.");
  return rendered;
}

const refusal = new ApiError({ status: 409, code: "taken", detail: "Sudah ada." });

describe("useSend", () => {
  it("returns the answer after calling onSuccess", async () => {
    const onSuccess = vi.fn();
    const { send } = sending({ mutationFn: async (name) => `halo ${name}`, onSuccess });
    expect(await send("Rina")).toBe("halo Rina");
    expect(onSuccess).toHaveBeenCalledWith("halo Rina", "Rina");
  });

  it("sends one at a time, and another one afterwards", async () => {
    const mutationFn = vi.fn(async (name: string) => name);
    const { send } = sending({ mutationFn });
    expect(await Promise.all([send("satu"), send("dua")])).toEqual(["satu", undefined]);
    expect(await send("tiga")).toBe("tiga");
    expect(mutationFn.mock.calls.map(([name]) => name)).toEqual(["satu", "tiga"]);
  });

  it("is busy from the first tap on", async () => {
    const { send, isUnderWay } = sending({ mutationFn: async (name) => name });
    const first = send("satu");
    expect(isUnderWay()).toBe(true);
    await first;
    expect(isUnderWay()).toBe(false);
  });

  it("returns undefined after a refusal and calls onError", async () => {
    const onError = vi.fn();
    const { send } = sending({ mutationFn: () => Promise.reject(refusal), onError });
    expect(await send("Rina")).toBeUndefined();
    expect(onError).toHaveBeenCalledWith(refusal, "Rina");
  });

  it("does not swallow a programming error", async () => {
    const onError = vi.fn();
    const { send } = sending({ mutationFn: () => Promise.reject(new TypeError("bug")), onError });
    await expect(send("Rina")).rejects.toThrow("bug");
    expect(onError).toHaveBeenCalledOnce();
  });
});
