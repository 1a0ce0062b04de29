import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Recording } from "../recording.ts";
import { SUBJECT_HEADER } from "../subjects.ts";
import { reportTo } from "./measured.ts";

/** The reference for pages: node:http replaying the app's recorded answers byte for byte. */
const [recordings] = (await once(process, "message")) as [Recording[]];
const answers = new Map(
  recordings.map(({ subject, headers, body }) => [subject, { headers, body: Buffer.from(body, "base64") }]),
);

const server = createServer((request, response) => {
  const answer = answers.get(String(request.headers[SUBJECT_HEADER]));
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, answer.headers).end(answer.body);
});
server.listen(0, "127.0.0.1", () => reportTo(process, (server.address() as AddressInfo).port));
