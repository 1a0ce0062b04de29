import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { BrowserContext } from "playwright-core";
import { SITE } from "./site.ts";

/**
 * The line between a browser and the site, which can be cut. A browser that is told to be offline tells its pages so, but what
 * begins just then, a service worker or a page of another process, may still get through.
 */
export async function aSignal() {
  const { hostname, port } = new URL(SITE);
  const open = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      open.add(end);
      end
        .on("error", () => undefined)
        .on("close", () => {
          open.delete(end);
          for (const other of [near, far]) other.destroy();
        });
    }
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(line, "listening");

  function cut() {
    isCut = true;
    for (const end of open) end.destroy();
  }

  return {
    /** For a browser that is to reach the site by this line alone. */
    flag: `--host-resolver-rules=MAP ${hostname}:${port} 127.0.0.1:${(line.address() as AddressInfo).port}`,
    async lose(context: BrowserContext) {
      cut();
      await context.setOffline(true);
    },
    async find(context?: BrowserContext) {
      isCut = false;
      await context?.setOffline(false);
    },
    end() {
      cut();
      line.close();
    },
  };
}
