import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../testing/test-app.ts";
import type { Database } from "./database/database.ts";
import { networkOf, returnToken, takeToken, takeTokens, waitFor } from "./rate-limit/token-buckets.ts";
import { opens, sharedSecret, temporaryKey } from "./secrets.ts";

let database: Database;
beforeAll(async () => {
  database = (await testDatabase()).database;
});

it("makes one shared secret, even for concurrent callers", async () => {
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => sharedSecret(database, "uji")));
  expect(first?.map((key) => key.length)).toEqual([32]);
  for (const other of others) expect(other).toEqual(first);
  expect(await sharedSecret(database, "lain")).not.toEqual(first);
});

describe("a temporary key", () => {
  const secret = [Buffer.alloc(32, 7)] as const;
  const start = Date.UTC(2026, 10, 15, 8, 20);
  const minutes = (count: number) => start + count * 60_000;

  it("is valid for at least an hour and at most two", () => {
    const key = temporaryKey(secret, "foto 1", start);
    expect(opens(secret, "foto 1", key, minutes(60))).toBe(true);
    expect(opens(secret, "foto 1", key, minutes(120))).toBe(false);
    expect(opens(secret, "foto 2", key, start)).toBe(false);
    expect(opens([Buffer.alloc(32, 8)], "foto 1", key, start)).toBe(false);
    const [expires, seal] = key.split(".");
    expect(opens(secret, "foto 1", `${Number(expires) + 3600}.${seal}`, start)).toBe(false);
    for (const broken of ["", ".", "abc", `${expires}.`])
      expect(opens(secret, "foto 1", broken, start)).toBe(false);
  });

  it("stays the same within the hour, so that browsers can use their cache", () => {
    expect(temporaryKey(secret, "foto", minutes(30))).toBe(temporaryKey(secret, "foto", start));
  });
});

describe("a limit", () => {
  const limit = { most: 3, seconds: 60 };

  it("holds for concurrent calls, and returns tokens that should not count", async () => {
    const tokens = await Promise.all(Array.from({ length: 9 }, () => takeToken(database, "ramai", limit)));
    const granted = tokens.filter((token) => token.granted);
    expect(granted).toHaveLength(3);
    await returnToken(database, "ramai", limit);
    expect(await takeToken(database, "ramai", limit)).toMatchObject({ granted: true });
    expect(await takeToken(database, "ramai", limit)).toMatchObject({ granted: false });
    expect(await takeToken(database, "sepi", limit)).toMatchObject({ granted: true });
  });

  it("says when the next token is available", async () => {
    await database.pool.query(
      "insert into attempt (bucket, full_at, forget_at) values ('lama', now() + interval '50 s', now())",
    );
    const token = await takeToken(database, "lama", limit);
    expect(token).toMatchObject({ granted: false, bucket: "lama" });
    if (!token.granted) expect(token.retryAfter).toBeLessThanOrEqual(10);
    expect(await waitFor(database, [["lama", limit]])).toBeLessThanOrEqual(10);
    expect(await waitFor(database, [["tak ada", limit]])).toBe(0);
  });

  it("takes a token from every bucket or from none, also for concurrent calls", async () => {
    const both = (own: string) =>
      takeTokens(database, [
        [own, { most: 9, seconds: 900 }],
        ["bersama", limit],
      ]);
    const tokens = await Promise.all(Array.from({ length: 8 }, (_, n) => both(`sendiri ${n % 2}`)));
    expect(tokens.filter(({ granted }) => granted)).toHaveLength(3);
    const { rows } = await database.pool.query(
      `select round(sum(extract(epoch from full_at - now()) / 100)) as spent from attempt
       where bucket like 'sendiri %' and full_at > now()`,
    );
    expect(Number(rows[0].spent)).toBe(3);
  });
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
