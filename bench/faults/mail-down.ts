import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../api/src/testing/free-port.ts";
import { newFolder, startApp, stopApp } from "./app.ts";
import { post, ready } from "./people.ts";
import { found, type Scene } from "./scene.ts";

/** A minimal SMTP server. */
function mailServer(letters: string[]) {
  return createServer((socket: Socket) => {
    let inLetter = false;
    socket.on("error", () => undefined);
    socket.write("220 uji\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n")) {
        if (inLetter && line === ".") {
          inLetter = false;
          socket.write("250 ok\r\n");
        } else if (inLetter) letters.push(line);
        else if (/^data/i.test(line)) {
          inLetter = true;
          socket.write("354 go\r\n");
        } else if (/^quit/i.test(line)) socket.end("221 bye\r\n");
        else if (line) socket.write("250 ok\r\n");
      }
    });
  });
}

export const mailDown: Scene = {
  name: "no mail server for an hour",
  async run() {
    const [data, port, smtp] = [await newFolder(), await freePort(), await freePort()];
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtp}`, MAIL_FROM: "barakah@example.com" };
    const app = await startApp({ data, port, env });
    const asked = await post(`${app.url}/api/auth/password-reset/`, { email: "demo@example.com" });
    const database = new pg.Client({ host: join(data, "postgres/socket"), user: "app", database: "barakah" });
    await database.connect();
    const { rows: people } = await database.query("select email from member where username = 'demo'");
    const email = people[0].email;
    const again = await post(`${app.url}/api/auth/password-reset/`, { email });
    await delay(4000);
    const { rows: waiting } = await database.query(
      "select attempts, given_up_at from job where payload->>'email' = $1",
      [email],
    );
    const truth = await ready(app.url);
    const letters: string[] = [];
    const server = mailServer(letters).listen(smtp, "127.0.0.1");
    await once(server, "listening");
    // Simulates the passing hour: makes waiting jobs due.
    for (let n = 0; n < 60 && !letters.some((line) => line.includes("token=")); n++) {
      await database.query("update job set run_at = now() where given_up_at is null and attempts > 0");
      await delay(500);
    }
    await database.end();
    await stopApp(app);
    server.close();
    return [
      found(
        `asking for a link was answered with ${asked.status} and ${again.status}, /readyz ${truth}`,
        again.status === 200 && truth === 200,
      ),
      found(
        `the letter waited after ${waiting[0]?.attempts} tries`,
        waiting[0]?.attempts > 0 && waiting[0]?.given_up_at === null,
      ),
      found(
        "it came once there was a mail server",
        letters.join("\n").replaceAll("=\n", "").includes("token="),
      ),
    ];
  },
};
