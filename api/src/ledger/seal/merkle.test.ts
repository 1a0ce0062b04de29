import { expect, it } from "vitest";
import { treesOf } from "./day-trees.ts";
import { climb, EMPTY_ROOT, growingTree, type Hash, joined, leafOf, rootOf, stepsFrom } from "./merkle.ts";
import { leafOfPosting, type SealedPosting } from "./seal-format.ts";

const leaves = (count: number) => Array.from({ length: count }, (_, at) => leafOf(`leaf ${at}`));

/** The definition in RFC 6962, section 2.1. */
function defined(nodes: readonly Hash[]): Hash {
  if (nodes.length < 2) return nodes[0] ?? EMPTY_ROOT;
  let at = 1;
  while (at * 2 < nodes.length) at *= 2;
  return joined(defined(nodes.slice(0, at)), defined(nodes.slice(at)));
}

it("has the root of the eight test leaves of certificate transparency", () => {
  const inputs = [
    "",
    "00",
    "10",
    "2021",
    "3031",
    "40414243",
    "5051525354555657",
    "606162636465666768696a6b6c6d6e6f",
  ];
  const root = rootOf(inputs.map((hex) => leafOf(Buffer.from(hex, "hex").toString("latin1"))));
  expect(root).toBe("5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328");
  expect(growingTree().root()).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

it("gives the defined root, and a path from each leaf, for any number of leaves", () => {
  for (let count = 0; count <= 40; count += 1) {
    const all = leaves(count);
    expect(rootOf(all)).toBe(defined(all));
    all.forEach((leaf, at) => {
      expect(climb(leaf, stepsFrom(at, all))).toBe(rootOf(all));
    });
  }
});

async function* aDayOf(count: number): AsyncGenerator<SealedPosting & { day: string }> {
  for (let id = 1; id <= count; id += 1) {
    const posting = { id, transaction_id: id, event: `e:${id}`, payment_id: null, description: "x" };
    yield { ...posting, account: "sales", amount: id, at: "2026-11-01T00:00:00.000000Z", day: "2026-11-01" };
  }
}

async function treesFor(count: number) {
  const trees = [];
  for await (const tree of treesOf(["2026-10-31", "2026-11-01"], aDayOf(count))) trees.push(tree);
  return trees;
}

it("gives the same tree in pieces as at once, and none for a day without postings", async () => {
  for (const count of [1, 255, 256, 257, 700]) {
    const all: Hash[] = [];
    for await (const posting of aDayOf(count)) all.push(leafOfPosting(posting));
    const [empty, full] = await treesFor(count);
    expect(empty).toMatchObject({ postings: 0, root: EMPTY_ROOT, pieces: [] });
    expect([full?.postings, full?.root]).toEqual([count, defined(all)]);
  }
});

it("reads a day of a hundred thousand postings one by one", async () => {
  const [, full] = await treesFor(100_000);
  expect([full?.postings, full?.pieces.length]).toEqual([100_000, 391]);
});
