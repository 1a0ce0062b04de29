import { beforeEach, describe, expect, it, vi } from "vitest";
import { ContentCache } from "./content-cache.ts";

interface Page {
  html: string;
  status: number;
}

const page = (html: string, status = 200): Page => ({ html, status });
const text = ({ html }: Page) => html;

function content() {
  let version = 0;
  const listeners: (() => void)[] = [];
  const state = { listening: true };
  return {
    state,
    changes: {
      version: () => version,
      listening: () => state.listening,
      onChange: (forget: () => void) => void listeners.push(forget),
      caughtUp: async () => {},
      close: async () => {},
    },
    change() {
      version += 1;
      for (const forget of listeners) forget();
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
    bytesOf: ({ html }) => html.length,
    worthKeeping: ({ status }) => status === 200,
  });
});

describe("the content cache", () => {
  it("renders once for all who ask, and again after the content changed", async () => {
    const render = vi.fn(async () => page(`isi ${render.mock.calls.length}`));
    const [one, two] = await Promise.all([cache.get("/", render), cache.get("/", render)]);
    expect([text(one), text(two)]).toEqual(["isi 1", "isi 1"]);
    expect(text(await cache.get("/", render))).toBe("isi 1");
    source.change();
    expect(text(await cache.get("/", render))).toBe("isi 2");
  });

  it("does not keep a page whose content changed while it was rendered", async () => {
    const stale = await cache.get("/", async () => {
      source.change();
      return page("lama");
    });
    expect(text(stale)).toBe("lama");
    expect(text(await cache.get("/", async () => page("baru")))).toBe("baru");
  });

  it("does not hand a rendering that began before a change to those who ask after it", async () => {
    const { promise, resolve } = Promise.withResolvers<Page>();
    const before = cache.get("/", () => promise);
    source.change();
    expect(text(await cache.get("/", async () => page("baru")))).toBe("baru");
    resolve(page("lama"));
    expect(text(await before)).toBe("lama");
    expect(text(await cache.get("/", async () => page("lain")))).toBe("baru");
  });

  it("keeps nothing that failed, and nothing while it cannot hear of changes", async () => {
    await cache.get("/x", async () => page("404", 404));
    expect(text(await cache.get("/x", async () => page("ada")))).toBe("ada");
    source.state.listening = false;
    await cache.get("/y", async () => page("satu"));
    expect(text(await cache.get("/y", async () => page("dua")))).toBe("dua");
  });

  it("drops what nobody asked for longest when it holds too much", async () => {
    const long = page("x".repeat(40));
    for (const key of ["/a", "/b", "/a", "/c"]) await cache.get(key, async () => long);
    expect(text(await cache.get("/b", async () => page("lagi")))).toBe("lagi");
    expect(text(await cache.get("/a", async () => page("lagi")))).toBe(text(long));
  });

  it("drops nothing for a page that is too large by itself", async () => {
    await cache.get("/a", async () => page("satu"));
    await cache.get("/b", async () => page("x".repeat(200)));
    expect(text(await cache.get("/a", async () => page("dua")))).toBe("satu");
  });

  it("renders again after a while", async () => {
    await cache.get("/", async () => page("satu"));
    const later = performance.now() + 60_001;
    vi.spyOn(performance, "now").mockReturnValue(later);
    expect(text(await cache.get("/", async () => page("dua")))).toBe("dua");
    vi.restoreAllMocks();
  });

  it("tries again after a rendering failed", async () => {
    await expect(cache.get("/", () => Promise.reject(new Error("rusak")))).rejects.toThrow("rusak");
    expect(text(await cache.get("/", async () => page("baik")))).toBe("baik");
  });
});
