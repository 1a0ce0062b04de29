import { expect, it } from "vitest";
import { day } from "./vocabulary.ts";

it.each(["", "2026-02-30", "kemarin"])("asks for a day where %j came, in words that people use", (typed) => {
  expect(day.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(["Pilih tanggalnya."]);
});
