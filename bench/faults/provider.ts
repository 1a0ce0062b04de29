import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "../../api/src/testing/free-port.ts";
import { newFolder, startApp, stopApp } from "./app.ts";
import { aCampaign, give, giveOnline, ready } from "./people.ts";
import { found, type Scene } from "./scene.ts";

const PATIENCE_MS = 2000;

/** Ways a provider can fail: no answer, an error, or garbage. */
const MOODS: Record<string, (answer: ServerResponse) => void> = {
  slow: () => undefined,
  broken: (answer) => void answer.writeHead(500).end("{}"),
  wrong: (answer) => void answer.writeHead(201).end("<html>pemeliharaan</html>"),
  lying: (answer) => void answer.writeHead(201).end('{"token":7,"redirect_url":null}'),
};

export const provider: Scene = {
  name: "the payment provider is slow, down or wrong",
  async run() {
    let mood: keyof typeof MOODS = "slow";
    const played = createServer((_, answer) => MOODS[mood]?.(answer)).listen(0, "127.0.0.1");
    await once(played, "listening");
    const address = `http://127.0.0.1:${(played.address() as AddressInfo).port}`;
    const env = {
      MIDTRANS_SERVER_KEY: "SB-Mid-server-uji",
      MIDTRANS_CLIENT_KEY: "SB-Mid-client-uji",
      MIDTRANS_ENVIRONMENT: "sandbox",
      MIDTRANS_SNAP_URL: address,
      MIDTRANS_CORE_URL: address,
      MIDTRANS_TIMEOUT_MILLISECONDS: String(PATIENCE_MS),
    };
    const app = await startApp({ data: await newFolder(), port: await freePort(), env });
    const slug = await aCampaign(app.url);
    const findings = [];
    for (const now of [...Object.keys(MOODS), "down"]) {
      mood = now;
      if (now === "down") {
        played.closeAllConnections();
        played.close();
      }
      const online = await giveOnline(app.url, slug);
      const [transfer, truth] = [(await give(app.url, slug)).status, await ready(app.url)];
      findings.push(
        found(
          `${now}: paying online ${online.status} ${online.body.code}, by transfer ${transfer}, /readyz ${truth}`,
          [502, 503].includes(online.status) && transfer === 201 && truth === 200,
        ),
      );
    }
    await stopApp(app);
    return findings;
  },
};
