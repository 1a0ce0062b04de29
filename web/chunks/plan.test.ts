import { expect, it } from "vitest";
import { planChunks } from "./plan.ts";

const module = (id: string, pages: number[], imports: string[] = [], bytes = 1000) => ({
  id,
  bytes,
  imports,
  pages: new Set(pages),
});
const idsOf = (chunks: ReturnType<typeof planChunks>) =>
  chunks.map(({ modules }) => modules.map(({ id }) => id).join("+")).sort();

it("joins the modules that the same pages load, if no page loads too many files", () => {
  const modules = [module("a", [0, 1]), module("b", [0, 1]), module("c", [1, 2])];
  expect(idsOf(planChunks(modules, [0, 0, 0], 2))).toEqual(["a+b", "c"]);
});

it("joins the two files of a page with too many that make other pages load the fewest unused bytes", () => {
  const modules = [module("big", [0, 1], [], 9000), module("small", [0, 2]), module("tiny", [0, 3], [], 10)];
  expect(idsOf(planChunks(modules, [0, 0, 0, 0], 2))).toEqual(["big", "small+tiny"]);
});

it("does not add bytes to the heavier page", () => {
  const modules = [module("a", [0, 1]), module("b", [0, 2]), module("c", [0, 3])];
  expect(idsOf(planChunks(modules, [0, 90_000, 0, 0], 2))).toEqual(["a", "b+c"]);
});

it("counts what the joined files import", () => {
  // Joined with d, a would make page 2 load b. Joined with b, it costs page 1 ten bytes.
  const modules = [module("a", [0], ["b"], 10), module("b", [0, 1], [], 5000), module("d", [0, 2])];
  expect(idsOf(planChunks(modules, [0, 2000, 0], 2))).toEqual(["a+b", "d"]);
});

it("every page that loads a file also loads the files that it imports", () => {
  const modules = [module("a", [0], ["b"], 10), module("b", [0, 1], [], 5000), module("d", [0, 2])];
  for (const { pages, imports } of planChunks(modules, [0, 900_000, 0], 2))
    for (const imported of imports) expect([...imported.pages]).toEqual(expect.arrayContaining([...pages]));
});
