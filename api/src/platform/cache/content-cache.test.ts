import { beforeEach, describe, expect, it, vi } from "vitest";
import { recordStatements } from "../database/record-used-statements.ts";
import { ContentCache } from "./content-cache.ts";

interface Page {
  html: string;
  status: number;
}

const page = (html: string, status = 200): Page => ({ html, status });
const text = ({ html }: Page) => html;

function content() {
  let version = 0;
  const listeners: ((table?: string) => void)[] = [];
  const state = { listening: true };
  return {
    state,
    changes: {
      version: () => version,
      listening: () => state.listening,
      onChange: (forget: (table?: string) => void) => void listeners.push(forget),
      caughtUp: async () => {},
      close: async () => {},
    },
    change(table?: string) {
      version += 1;
      for (const forget of listeners) forget(table);
    },
  };
}

let source: ReturnType<typeof content>;
let cache: ContentCache<Page>;
beforeEach(() => {
  source = content();
  cache = new ContentCache(source.changes, {
    seconds: 60,
    mostBytes: 100,
    areas: { gifts: /\b(?:campaign|donation)/, goods: /\bproduct/ },
    bytesOf: ({ html }) => html.length,
    worthKeeping: ({ status }) => status === 200,
  });
});

describe("the content cache", () => {
  it("renders once for all callers, and again after the content changed", async () => {
    const render = vi.fn(async () => page(`isi ${render.mock.calls.length}`));
    const [one, two] = await Promise.all([cache.get("/", render), cache.get("/", render)]);
    expect([text(one), text(two)]).toEqual(["isi 1", "isi 1"]);
    expect(text(await cache.get("/", render))).toBe("isi 1");
    source.change();
    expect(text(await cache.get("/", render))).toBe("isi 2");
  });

  it("does not cache a page whose content changed during rendering", async () => {
    const stale = await cache.get("/", async () => {
      source.change();
      return page("lama");
    });
    expect(text(stale)).toBe("lama");
    expect(text(await cache.get("/", async () => page("baru")))).toBe("baru");
  });

  it("does not share a rendering that began before a change with callers after it", async () => {
    const { promise, resolve } = Promise.withResolvers<Page>();
    const before = cache.get("/", () => promise);
    source.change();
    expect(text(await cache.get("/", async () => page("baru")))).toBe("baru");
    resolve(page("lama"));
    expect(text(await before)).toBe("lama");
    expect(text(await cache.get("/", async () => page("lain")))).toBe("baru");
  });

  it("caches no failure, and nothing while the listener is disconnected", async () => {
    await cache.get("/x", async () => page("404", 404));
    expect(text(await cache.get("/x", async () => page("ada")))).toBe("ada");
    source.state.listening = false;
    await cache.get("/y", async () => page("satu"));
    expect(text(await cache.get("/y", async () => page("dua")))).toBe("dua");
  });

  it("drops the least recently used entry when it is full", async () => {
    const long = page("x".repeat(40));
    for (const key of ["/a", "/b", "/a", "/c"]) await cache.get(key, async () => long);
    expect(text(await cache.get("/b", async () => page("lagi")))).toBe("lagi");
    expect(text(await cache.get("/a", async () => page("lagi")))).toBe(text(long));
  });

  it("drops nothing for a page that is larger than the cache", async () => {
    await cache.get("/a", async () => page("satu"));
    await cache.get("/b", async () => page("x".repeat(200)));
    expect(text(await cache.get("/a", async () => page("dua")))).toBe("satu");
  });

  it("renders again after its time to live", async () => {
    await cache.get("/", async () => page("satu"));
    const later = performance.now() + 60_001;
    vi.spyOn(performance, "now").mockReturnValue(later);
    expect(text(await cache.get("/", async () => page("dua")))).toBe("dua");
    vi.restoreAllMocks();
  });

  it("renders again after a failure", async () => {
    await expect(cache.get("/", () => Promise.reject(new Error("rusak")))).rejects.toThrow("rusak");
    expect(text(await cache.get("/", async () => page("baik")))).toBe("baik");
  });
});

/** A maker whose page rests on these statements; `made.times` counts its calls. */
function maker(...statements: string[]) {
  const made = { times: 0 };
  const make = async () => {
    recordStatements(statements);
    made.times += 1;
    return page(`isi ${made.times}`);
  };
  return { made, read: async (key: string, how = {}) => text(await cache.get(key, make, how)) };
}

describe("the statements that a value was made from", () => {
  it("decide which change drops it", async () => {
    const { read } = maker("select * from product");
    await read("/produk");
    source.change("campaign_total");
    expect(await read("/produk")).toBe("isi 1");
    source.change("product");
    expect(await read("/produk")).toBe("isi 2");
  });

  it("include those of cached values inside it", async () => {
    const answer = maker("select * from donation");
    const outer = async () => page(`halaman ${await answer.read("/api")}`);
    await answer.read("/api");
    expect(text(await cache.get("/", outer))).toBe("halaman isi 1");
    source.change("campaign_total");
    expect(text(await cache.get("/", outer))).toBe("halaman isi 2");
  });

  it("are ignored for tables without an area, and if they are unknown", async () => {
    const known = maker("select * from product");
    const unknown = maker();
    await Promise.all([known.read("/a"), unknown.read("/b")]);
    source.change("setting");
    expect([await known.read("/a"), await unknown.read("/b")]).toEqual(["isi 2", "isi 2"]);
    source.change("product");
    expect(await unknown.read("/b")).toBe("isi 3");
  });
});

describe("in a burst of changes", () => {
  let now = 0;
  beforeEach(() => {
    now = 1_000_000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    return () => void vi.restoreAllMocks();
  });
  /** Each turn is one commit that changes two tables. */
  const rush = async (times = 15) => {
    for (let turn = 0; turn < times; turn += 1) {
      source.change("campaign");
      source.change("campaign_total");
      await Promise.resolve();
    }
  };

  it("serves the last value for a second, and then a new one", async () => {
    const { read } = maker("select * from campaign");
    await read("/");
    await rush();
    expect(await read("/")).toBe("isi 1");
    now += 999;
    await rush();
    expect(await read("/")).toBe("isi 1");
    now += 1;
    expect(await read("/")).toBe("isi 2");
  });

  it("renews the value in the background before it is too old, once for all callers", async () => {
    const { promise, resolve } = Promise.withResolvers<Page>();
    const make = vi.fn(async () => {
      recordStatements(["select * from campaign"]);
      return make.mock.calls.length === 1 ? page("isi 1") : promise;
    });
    const read = () => cache.get("/", make);
    await read();
    now += 890;
    await rush();
    await read();
    expect(make).toHaveBeenCalledTimes(1);
    now += 20;
    expect(cache.kept("/")).toBeUndefined();
    expect([text(await read()), text(await read())]).toEqual(["isi 1", "isi 1"]);
    expect(make).toHaveBeenCalledTimes(2);
    // The stale page is good enough while the new one is being made.
    expect(cache.kept("/")).toMatchObject({ html: "isi 1" });
    resolve(page("isi 2"));
    await expect.poll(async () => text(await read())).toBe("isi 2");
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("serves the last value if renewing fails, and throws when it is too old", async () => {
    const { read } = maker("select * from campaign");
    await read("/");
    now += 950;
    await rush();
    const failing = () => Promise.reject(new Error("rusak"));
    expect(text(await cache.get("/", failing))).toBe("isi 1");
    now += 51;
    await expect(cache.get("/", failing)).rejects.toThrow("rusak");
  });

  it("begins with many changes a second: after a few changes the value is renewed at once", async () => {
    const { read } = maker("select * from campaign");
    await read("/");
    await rush(14);
    expect(await read("/")).toBe("isi 2");
  });

  it("shows the current content to the author of the change", async () => {
    const { read } = maker("select * from campaign");
    await read("/");
    await rush();
    expect(await read("/", { current: true })).toBe("isi 2");
    expect(await read("/")).toBe("isi 2");
  });

  it("makes a value of many areas once a second, however many of them change", async () => {
    const { read, made } = maker("select * from campaign join product on true");
    await read("/");
    for (let turn = 0; turn < 60; turn += 1) {
      for (const table of ["campaign", "product", "setting"]) {
        now += 20;
        source.change(table);
        await Promise.resolve();
        await read("/");
      }
    }
    // 3.6 seconds. Only the beginning of the burst is renewed at once.
    expect(made.times).toBeLessThanOrEqual(1 + 14 + 4);
    const before = made.times;
    source.change("product");
    expect(await read("/")).toBe(`isi ${before}`);
    now += 1000;
    expect(await read("/")).toBe(`isi ${before + 1}`);
  });

  it("serves a value that took half a second to make for ten, and never makes it twice at once", async () => {
    let made = 0;
    const slow = Promise.withResolvers<void>();
    const make = async () => {
      recordStatements(["select * from campaign"]);
      made += 1;
      if (made === 1) now += 500;
      else await slow.promise;
      return page(`isi ${made}`);
    };
    const read = async () => text(await cache.get("/", make));
    await read();
    now += 8490;
    await rush();
    expect(await read()).toBe("isi 1");
    expect(made).toBe(1);
    now += 1100;
    await rush();
    const late = [read(), read()];
    await rush();
    late.push(read());
    slow.resolve();
    expect(await Promise.all(late)).toEqual(["isi 2", "isi 2", "isi 2"]);
    expect(made).toBe(2);
  });

  it("goes on at a steady pace of a thousand a minute, and ends after two seconds", async () => {
    const { read, made } = maker("select * from campaign");
    for (let turn = 0; turn < 34; turn += 1) {
      now += 60;
      source.change("campaign_total");
      await Promise.resolve();
    }
    await read("/");
    for (let turn = 0; turn < 14; turn += 1) {
      now += 60;
      source.change("campaign_total");
      await read("/");
    }
    expect(made.times).toBe(1);
    now += 2000;
    await read("/");
    source.change("campaign_total");
    expect(await read("/")).toBe("isi 3");
  });
});
