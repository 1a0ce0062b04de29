import { once } from "node:events";
import { createServer } from "node:http";
import { listenTrouble } from "./port.ts";

/** Answers 503 on the app's port while the start waits, and says in /readyz for what. */
export async function openWaitingRoom(place: { host: string; port: number }, missing: () => string[]) {
  const server = createServer((request, response) => {
    const isReady = request.url?.startsWith("/readyz");
    response.writeHead(503, {
      "content-type": isReady ? "application/json" : "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "5",
      connection: "close",
    });
    response.end(
      isReady
        ? JSON.stringify({ status: "starting", missing: missing() })
        : "Situs ini sedang dimulai. Coba lagi sebentar lagi.\n",
    );
  });
  try {
    await once(server.listen(place), "listening");
  } catch (error) {
    throw listenTrouble(error, place);
  }
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
}
