import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("starts without any setting", () => {
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
  ["SMTP_URL", "https://surat.example"],
  ["ADMIN_PASSWORD", "pendek"],
  ["ADMIN_USERNAME", "ada spasi"],
  ["ACCESS_TOKEN_MINUTES", "0"],
  ["GOOGLE_SIMULATOR", "mungkin"],
  ["TRUST_PROXY", "true"],
])("names %s when it is %s", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

it.each([
  [{ PORT: "abc" }, "PORT: harus bilangan bulat"],
  [{ PORT: "70000" }, "PORT: paling banyak 65535"],
  [{ DATABASE_POOL: "1" }, "DATABASE_POOL: paling sedikit 4"],
  [{ ADMIN_PASSWORD: "pendek" }, "ADMIN_PASSWORD: paling sedikit 8 karakter"],
  [{ LOG_LEVEL: "banyak" }, "LOG_LEVEL: pilih salah satu: fatal, error, warn"],
  [{ PUBLIC_URL: "barakah" }, "PUBLIC_URL: harus alamat yang lengkap"],
  [{ WHATSAPP_NUMBER: "0812" }, "WHATSAPP_NUMBER: isi dengan angka saja, diawali 62"],
])("says what a setting must look like: %o", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

it("treats an empty optional setting as unset, and drops the final slash of the public address", () => {
  expect(readConfig({ DATABASE_URL: "", PUBLIC_URL: "https://barakah.example/" })).toMatchObject({
    databaseUrl: undefined,
    publicUrl: "https://barakah.example",
  });
});

describe("the simulator of Google", () => {
  const google = (env: NodeJS.ProcessEnv) => readConfig(env).google;

  it("runs where nothing is configured, but never in production or beside the real Google", () => {
    expect(google({})).toEqual({ clientId: undefined, simulator: true });
    expect(google({ NODE_ENV: "production" }).simulator).toBe(false);
    expect(google({ GOOGLE_SIMULATOR: "off" }).simulator).toBe(false);
    expect(google({ GOOGLE_CLIENT_ID: "x" })).toEqual({ clientId: "x", simulator: false });
  });

  it("prevents the start if it is requested in production or with a client id", () => {
    for (const more of [{ NODE_ENV: "production" }, { GOOGLE_CLIENT_ID: "x" }])
      expect(() => google({ GOOGLE_SIMULATOR: "on", ...more })).toThrow("GOOGLE_SIMULATOR");
  });
});

it("requires both Midtrans keys or none, and refuses simulated ones in production", () => {
  expect(() => readConfig({ MIDTRANS_SERVER_KEY: "a" })).toThrow("MIDTRANS_CLIENT_KEY");
  const simulated = { MIDTRANS_SERVER_KEY: "SB-Mid-server-SIMULATOR-x", MIDTRANS_CLIENT_KEY: "b" };
  expect(() => readConfig({ NODE_ENV: "production", ...simulated })).toThrow("MIDTRANS_SERVER_KEY");
  expect(readConfig({ NODE_ENV: "production" }).payments.simulator).toBe(false);
  expect(readConfig({}).payments.simulator).toBe(true);
});

it("listens on the loopback address in development and on all addresses in production, unless a setting says otherwise", () => {
  expect(readConfig({}).host).toBe("127.0.0.1");
  expect(readConfig({ NODE_ENV: "production" }).host).toBe("0.0.0.0");
  expect(readConfig({ HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
});

it("has no demo in production, whatever the settings say", () => {
  expect(readConfig({ NODE_ENV: "production", DEMO: "on" }).demo).toBe(false);
});

it("refuses online payments where they are off, also with the simulator", () => {
  const keys = { MIDTRANS_SERVER_KEY: "a", MIDTRANS_CLIENT_KEY: "b" };
  expect(readConfig({ MIDTRANS: "off", ...keys }).payments).toMatchObject({
    simulator: false,
    midtrans: { serverKey: undefined, clientKey: undefined },
  });
});
