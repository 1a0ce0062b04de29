import { expect, it } from "vitest";
import { cachedUntilChanged } from "./cached-table.ts";
import type { ContentChanges } from "./content-changes.ts";

function scene() {
  const hearing: ((table?: string) => void)[] = [];
  let listening = true;
  let reads = 0;
  const changes = {
    onChange: (forget: (table?: string) => void) => void hearing.push(forget),
    listening: () => listening,
  } as ContentChanges;
  const cached = cachedUntilChanged<number>(changes, "setting");
  return {
    changed: (table?: string) => {
      for (const forget of hearing) forget(table);
    },
    stopListening: () => {
      listening = false;
    },
    read: (before?: () => void) =>
      cached(async () => {
        before?.();
        reads += 1;
        return reads;
      }),
  };
}

it("reads once until its table changes, or until a change without a table name is announced", async () => {
  const { changed, read } = scene();
  expect([await read(), await read()]).toEqual([1, 1]);
  changed("campaign_total");
  expect(await read()).toBe(1);
  changed("setting");
  expect([await read(), await read()]).toEqual([2, 2]);
  changed();
  expect(await read()).toBe(3);
});

it("reads again if the table changed during the read", async () => {
  const { changed, read } = scene();
  expect(await read(() => changed("setting"))).toBe(1);
  expect([await read(), await read()]).toEqual([2, 2]);
});

it("does not cache while the listener is disconnected", async () => {
  const { stopListening, read } = scene();
  await read();
  stopListening();
  expect([await read(), await read()]).toEqual([2, 3]);
});
