import type { ContentChanges } from "../platform/content-changes.ts";
import type { PageParts } from "./page-parts.ts";

const MOST_BYTES = 64 * 1024 * 1024;

export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  parts: PageParts;
}

interface Kept {
  page: CachedPage;
  until: number;
}

/**
 * Rendering a page costs about thirty-five times an API answer, so public pages are kept until any content changes,
 * and for a minute at most, because some of them speak of time ('6 hari lagi').
 */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #changes: ContentChanges;
  readonly #milliseconds: number;
  #bytes = 0;

  constructor(changes: ContentChanges, seconds: number) {
    this.#changes = changes;
    this.#milliseconds = seconds * 1000;
    changes.onChange(() => this.#forgetAll());
  }

  /** The kept page, or a new rendering of it that all who ask meanwhile share. */
  async page(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const kept = this.#pages.get(key);
    if (kept && kept.until > Date.now()) return kept.page;
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = this.#render(key, render).finally(() => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const version = this.#changes.version();
    const page = await render();
    // Content that changed while we rendered may or may not be in this page: show it, but do not keep it.
    const current = this.#changes.listening() && this.#changes.version() === version;
    if (current && page.status === 200 && this.#milliseconds > 0) this.#keep(key, page);
    return page;
  }

  #keep(key: string, page: CachedPage) {
    this.#drop(key);
    this.#pages.set(key, { page, until: Date.now() + this.#milliseconds });
    this.#bytes += page.parts.size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string) {
    const kept = this.#pages.get(key);
    if (!kept) return;
    this.#bytes -= kept.page.parts.size;
    this.#pages.delete(key);
  }

  #forgetAll() {
    this.#pages.clear();
    this.#bytes = 0;
    // Renderings under way began with the old content: whoever asks from now on gets a new one.
    this.#rendering.clear();
  }
}
