import { beforeEach, describe, expect, it, vi } from "vitest";
import { type CachedPage, PageCache } from "./page-cache.ts";
import { PageParts } from "./page-parts.ts";

const page = (html: string, status = 200): CachedPage => ({
  status,
  headers: {},
  parts: new PageParts(html, "-mark-"),
});
const text = (shown: CachedPage) => shown.parts.plain("").toString();

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
      close: async () => {},
    },
    change() {
      version += 1;
      for (const forget of listeners) forget();
    },
  };
}

let source: ReturnType<typeof content>;
let cache: PageCache;
beforeEach(() => {
  source = content();
  cache = new PageCache(source.changes, 60);
});

describe("the page cache", () => {
  it("renders once for all who ask, and again after the content changed", async () => {
    const render = vi.fn(async () => page(`isi ${render.mock.calls.length}`));
    const [one, two] = await Promise.all([cache.page("/", render), cache.page("/", render)]);
    expect([text(one), text(two)]).toEqual(["isi 1", "isi 1"]);
    expect(text(await cache.page("/", render))).toBe("isi 1");
    source.change();
    expect(text(await cache.page("/", render))).toBe("isi 2");
  });

  it("does not keep a page whose content changed while it was rendered", async () => {
    const stale = await cache.page("/", async () => {
      source.change();
      return page("lama");
    });
    expect(text(stale)).toBe("lama");
    expect(text(await cache.page("/", async () => page("baru")))).toBe("baru");
  });

  it("does not hand a rendering that began before a change to those who ask after it", async () => {
    const { promise, resolve } = Promise.withResolvers<CachedPage>();
    const before = cache.page("/", () => promise);
    source.change();
    expect(text(await cache.page("/", async () => page("baru")))).toBe("baru");
    resolve(page("lama"));
    expect(text(await before)).toBe("lama");
    expect(text(await cache.page("/", async () => page("lain")))).toBe("baru");
  });

  it("keeps nothing that failed, and nothing while it cannot hear of changes", async () => {
    await cache.page("/x", async () => page("404", 404));
    expect(text(await cache.page("/x", async () => page("ada")))).toBe("ada");
    source.state.listening = false;
    await cache.page("/y", async () => page("satu"));
    expect(text(await cache.page("/y", async () => page("dua")))).toBe("dua");
  });

  it("tries again after a rendering failed", async () => {
    await expect(cache.page("/", () => Promise.reject(new Error("rusak")))).rejects.toThrow("rusak");
    expect(text(await cache.page("/", async () => page("baik")))).toBe("baik");
  });
});
