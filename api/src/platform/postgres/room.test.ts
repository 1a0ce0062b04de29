import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { FIRST_START_BYTES, roomProblem } from "./room.ts";

it("says how much space is free and how much is needed", async () => {
  const problem = await roomProblem(tmpdir(), 2 ** 60);
  expect(problem?.message).toMatch(
    /^Ruang disk untuk .* tinggal \d+ MB, padahal perlu paling sedikit 1099511627776 MB\./,
  );
  expect(await roomProblem(tmpdir(), 1)).toBeUndefined();
  expect(FIRST_START_BYTES).toBeLessThan(512 * 1024 * 1024);
});
