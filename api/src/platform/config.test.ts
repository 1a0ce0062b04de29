import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("works without any setting", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: "http://localhost:3000",
    demo: true,
    databaseUrl: undefined,
  });
});

it.each([
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["PUBLIC_URL", "barakah"],
  ["DATABASE_URL", "mysql://x"],
  ["WHATSAPP_NUMBER", "0812"],
  ["DEMO", "mungkin"],
])("names %s when it is %s", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

it("takes an empty optional setting as none, and drops the slash of the public address", () => {
  expect(readConfig({ DATABASE_URL: "", PUBLIC_URL: "https://barakah.example/" })).toMatchObject({
    databaseUrl: undefined,
    publicUrl: "https://barakah.example",
  });
});
