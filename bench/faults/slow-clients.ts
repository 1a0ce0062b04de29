import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../api/src/testing/free-port.ts";
import { mostMemory, newFolder, startApp, stopApp } from "./app.ts";
import { aCampaign, give, ready } from "./people.ts";
import { found, type Scene } from "./scene.ts";

/** A quarter of the default, to shorten the test. */
const BODY_SECONDS = 30;
const HEAD =
  "POST /api/auth/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n";

async function slowClient(port: number): Promise<Socket | undefined> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  try {
    await once(socket, "connect");
  } catch {
    return undefined;
  }
  // Without reading, the end of the connection is never seen.
  socket.resume();
  socket.write(HEAD);
  return socket;
}

export const slowClients = (count: number): Scene => ({
  name: `${count} clients that send a byte a second`,
  async run() {
    const port = await freePort();
    const app = await startApp({
      data: await newFolder(),
      port,
      env: { BODY_SECONDS: String(BODY_SECONDS) },
    });
    const slug = await aCampaign(app.url);
    const sockets = (await Promise.all(Array.from({ length: count }, () => slowClient(port)))).filter(
      (one) => one !== undefined,
    );
    let [gifts, asked, worst] = [0, 0, 0];
    const end = Date.now() + 1.5 * BODY_SECONDS * 1000;
    while (Date.now() < end && sockets.some((socket) => !socket.closed)) {
      for (const socket of sockets) if (socket.writable) socket.write("x");
      const begun = performance.now();
      asked += 1;
      if ((await give(app.url, slug)).status === 201 && (await ready(app.url)) === 200) gifts += 1;
      worst = Math.max(worst, performance.now() - begun);
      await delay(1000);
    }
    const open = sockets.filter((socket) => !socket.closed).length;
    const memory = mostMemory(app);
    for (const socket of sockets) socket.destroy();
    await stopApp(app);
    return [
      found(
        `${sockets.length} were connected; ${gifts} of ${asked} gifts beside them were taken, the slowest in ${Math.round(worst)} ms`,
        gifts === asked,
      ),
      found(
        `with BODY_SECONDS=${BODY_SECONDS}, after three quarters of a minute ${open} of them are still open`,
        open === 0,
      ),
      found(`the app never had more than ${memory} MB`, memory < 512),
    ];
  },
});
