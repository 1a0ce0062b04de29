import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { MidtransUnavailable } from "./errors.ts";
import { createTransport } from "./transport.ts";

async function provider(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const transport = (timeoutMilliseconds = 10_000) =>
  createTransport({
    serverKey: "SB-Mid-server-CONTOH",
    timeoutMilliseconds,
    retries: 2,
    retryPauseMilliseconds: 1,
  });

it("authenticates in the provider's format", async () => {
  let sent: unknown;
  const url = await provider((request, response) => {
    sent = [request.method, request.headers.authorization, request.headers["content-type"]];
    response.end('{"status_code":"200"}');
  });
  await transport()("GET", url);
  expect(sent).toEqual(["GET", "Basic U0ItTWlkLXNlcnZlci1DT05UT0g6", "application/json"]);
});

it("prefers the body's status code over HTTP's 200, and other HTTP codes over the body's", async () => {
  const answers = [
    [200, '{"status_code":"412"}'],
    [200, "{}"],
    [401, '{"status_code":"200"}'],
  ] as const;
  let at = 0;
  const url = await provider((_request, response) => {
    const [status, body] = answers[at++] ?? [500, ""];
    response.writeHead(status).end(body);
  });
  const statuses = [];
  for (const _ of answers) statuses.push((await transport()("GET", url)).status);
  expect(statuses).toEqual([412, 200, 401]);
});

it.each<[string, number, RequestListener]>([
  ["a refusal", 1, (_request, response) => response.writeHead(400).end('{"error_messages":["x"]}')],
  ["a refusal inside a 200", 1, (_request, response) => response.end('{"status_code":"406"}')],
])("accepts %s as an answer", async (_what, tries, answer) => {
  let asked = 0;
  const url = await provider((request, response) => {
    asked += 1;
    answer(request, response);
  });
  expect((await transport()("POST", url, "{}")).status).toBeGreaterThanOrEqual(400);
  expect(asked).toBe(tries);
});

it.each<[string, RequestListener]>([
  ["an internal error", (_request, response) => response.writeHead(500).end("{}")],
  ["an internal error inside a 200", (_request, response) => response.end('{"status_code":"503"}')],
  ["too many requests", (_request, response) => response.writeHead(429).end("{}")],
  ["a page instead of JSON", (_request, response) => response.end("<h1>Sedang dirawat</h1>")],
  ["JSON that is no object", (_request, response) => response.end("[]")],
  ["a redirect", (_request, response) => response.writeHead(307, { location: "/lain" }).end()],
  ["a connection that breaks", (request) => request.socket.destroy()],
])("retries after %s, and then reports that the provider is unavailable", async (_what, answer) => {
  let asked = 0;
  const url = await provider((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await expect(transport()("GET", url)).rejects.toBeInstanceOf(MidtransUnavailable);
  expect(asked).toBe(3);
});

it("does not wait for a body that never ends", async () => {
  const url = await provider((_request, response) => void response.writeHead(200).write("{"));
  await expect(transport(100)("GET", url)).rejects.toThrow("no answer in 100 ms");
});
