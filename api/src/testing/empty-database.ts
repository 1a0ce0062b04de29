import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connectDatabase, type Database } from "../platform/database/database.ts";
import { closeAfterFile } from "./closing.ts";

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: inject("postgres").server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A database without tables, dropped at the end of the file. */
export async function emptyDatabase(): Promise<Database> {
  const name = `empty_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name} template template0 strategy file_copy`);
  const url = new URL(inject("postgres").server);
  url.pathname = `/${name}`;
  const database = connectDatabase({ connectionString: url.href }, { poolSize: 4, onError: () => {} });
  closeAfterFile(async () => {
    await database.close();
    await onServer(`drop database ${name} with (force)`);
  });
  return database;
}
