import { expect, it } from "vitest";
import { logGrowth, median } from "./figures.ts";
import { answerEnd } from "./load/keep-alive.ts";
import { type Measurement, ratio, type Sample } from "./measure.ts";
import { statementsOf } from "./statements.ts";
import { subjects } from "./subjects.ts";

const measured = (...cpus: number[]) =>
  ({ samples: cpus.map((cpu) => ({ cpu, databaseCpu: 0, perSecond: 0 })) }) as unknown as Measurement;

it("takes the middle, between the two middle ones of an even number", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
  expect(() => median([])).toThrow("no median");
});

it("compares the turns of one round with each other, so that a slow round does not count", () => {
  const cpu = (sample: Sample) => sample.cpu;
  expect(ratio(measured(20, 2000, 22), measured(10, 1000, 11), cpu)).toBe(2);
});

it("allows a hundred times the rows five thirds of the cost", () => {
  expect(logGrowth(1000, 100_000)).toBeCloseTo(5 / 3);
});

it("finds the end of an answer by its length or its last chunk, and refuses a status other than 200", () => {
  const counted = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
  expect(answerEnd(Buffer.from(counted))).toBe(counted.length);
  expect(answerEnd(Buffer.from(counted.slice(0, -1)))).toBe(0);
  const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n";
  expect(answerEnd(Buffer.from(chunked))).toBe(chunked.length);
  expect(answerEnd(Buffer.from(chunked.slice(0, -5)))).toBe(0);
  expect(() => answerEnd(Buffer.from("HTTP/1.1 429 Too Many\r\n\r\n"))).toThrow("429");
});

it("has an SQL statement of the app for every benchmark that uses the database", async () => {
  const all = subjects(1000);
  const statements = await statementsOf(all);
  expect([...statements.keys()]).toEqual(all.filter(({ kind }) => kind !== "page").map(({ name }) => name));
});
