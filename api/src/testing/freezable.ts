import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { closeAfterFile } from "./closing.ts";

/** Between the app and the real server; holds back every byte while frozen. */
export async function freezable(server: URL) {
  let frozen = false;
  const held: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket) =>
    from.on("data", (bytes) => {
      const on = () => to.destroyed || to.write(bytes);
      if (frozen) held.push(on);
      else on();
    });
  const proxy = createServer((near) => {
    const folder = server.searchParams.get("host");
    const far = folder
      ? connect(`${folder}/.s.PGSQL.${server.port || 5432}`)
      : connect(Number(server.port || 5432), server.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one.on("error", () => other.destroy()).on("close", () => other.destroy()));
      pass(one, other);
    }
  });
  await new Promise<void>((ready) => proxy.listen(0, "127.0.0.1", ready));
  closeAfterFile(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const url = new URL(server);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze() {
      frozen = true;
    },
    thaw() {
      frozen = false;
      for (const on of held.splice(0)) on();
    },
  };
}
