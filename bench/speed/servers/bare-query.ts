import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readConfig } from "../../../api/src/app/config.ts";
import { connectDatabase } from "../../../api/src/platform/database/database.ts";
import { statementsOf } from "../statements.ts";
import { SUBJECT_HEADER, subjects } from "../subjects.ts";
import { reportTo } from "./measured.ts";

function fail(error: Error): never {
  throw error;
}

/** The reference for API answers: the same statements with the same driver, and nothing else. */
const config = readConfig();
const database = connectDatabase(
  { connectionString: config.databaseUrl ?? "" },
  { poolSize: config.databasePool, onError: fail },
);
const statements = await statementsOf(subjects(Number(process.env.BENCH_ROWS)));

const server = createServer(async (request, response) => {
  const statement = statements.get(String(request.headers[SUBJECT_HEADER]));
  if (!statement) return response.writeHead(404).end();
  const { rows } = await database.pool.query(statement);
  const body = JSON.stringify(rows);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => reportTo(process, (server.address() as AddressInfo).port));
