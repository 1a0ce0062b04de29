import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { BrowserContext } from "playwright-core";
import { SITE } from "./site.ts";

/**
 * A network line that can be cut. A browser in offline mode tells its pages so, but a service worker or process that
 * starts just then may still get through.
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
    /** Makes a browser reach the site only through this line. */
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
