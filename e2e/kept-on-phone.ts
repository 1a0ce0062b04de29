import type { Page } from "playwright-core";

/** How many things the phone keeps in a store of `offline/device-database.ts`. */
export const keptIn = (page: Page, store: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise((told) => {
        const opened = indexedDB.open("barakah");
        opened.onsuccess = () => {
          const count = opened.result.transaction(name).objectStore(name).count();
          count.onsuccess = () => {
            opened.result.close();
            told(count.result);
          };
        };
      }),
    store,
  );

/** Forms with a chosen picture. */
export const keptDrafts = (page: Page) => keptIn(page, "draf");
