import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../platform/api-error.ts";
import { Loaded } from "./loaded.tsx";

const PENDING = {
  data: undefined as string | undefined,
  isError: false,
  error: null as Error | null,
  isFetching: true,
  isPlaceholderData: false,
  errorUpdateCount: 0,
  refetch: () => {},
};

function show(query: Partial<typeof PENDING>, brief = false): string {
  return renderToStaticMarkup(
    <Loaded
      query={{ ...PENDING, ...query }}
      failure="Failed to load campaigns"
      brief={brief}
      skeleton={<i>kerangka</i>}
    >
      {(data) => <b>{data}</b>}
    </Loaded>,
  );
}

describe("Loaded", () => {
  it("shows the skeleton until the first answer", () => {
    expect(show({})).toContain("kerangka");
  });

  it("shows the data once it is there, also when a later refresh failed", () => {
    expect(show({ data: "isi", isFetching: false })).toContain("<b>isi</b>");
    const stale = show({ data: "isi", isFetching: false, isError: true, errorUpdateCount: 1 });
    expect(stale).toContain("<b>isi</b>");
    expect(stale).not.toContain("Failed");
  });

  it("shows the failure in its own language, with a way to try again", () => {
    const page = show({ isError: true, isFetching: false, errorUpdateCount: 1 });
    expect(page).toContain('lang="en"');
    expect(page).toContain("Failed to load campaigns");
    expect(page).toContain("Coba Lagi");
  });

  it("distinguishes a server error from a missing connection", () => {
    const failed = (status: number) =>
      show({
        isError: true,
        isFetching: false,
        errorUpdateCount: 1,
        error: new ApiError({ status, code: "any", detail: "Terlalu sering." }),
      });
    expect(failed(0)).toContain("Tidak ada sinyal");
    expect(failed(500)).toContain("di pihak kami");
    expect(failed(429)).toContain("Terlalu sering.");
  });

  it("shows the reason once if a carousel and the list below it fail", () => {
    const failed = { isError: true, isFetching: false, errorUpdateCount: 1 };
    const error = new ApiError({ status: 500, code: "any", detail: "" });
    const page = show({ ...failed, error }, true);
    expect(page).toContain("Failed to load campaigns");
    expect(page).toContain("Coba Lagi");
    expect(page).not.toContain("di pihak kami");
  });

  it("keeps the failure in view while it tries again", () => {
    const page = show({ errorUpdateCount: 1 });
    expect(page).toContain("Failed to load campaigns");
    expect(page).toContain("Memproses...");
  });

  it("does not put the results of another search in the place of a failure", () => {
    const page = show({ data: "lama", isPlaceholderData: true, errorUpdateCount: 1 });
    expect(page).not.toContain("lama");
  });

  it("marks the results of another search as such", () => {
    expect(show({ data: "lama", isPlaceholderData: true })).toContain('aria-busy="true"');
  });
});
