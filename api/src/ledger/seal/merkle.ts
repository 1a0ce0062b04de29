import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal, as stored and published. */
export type Hash = string;

/** One step of a Merkle path: the sibling and its side. */
export interface Step {
  side: "left" | "right";
  hash: Hash;
}

const sha256 = (...parts: (string | Uint8Array)[]): Hash => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** Leaves and nodes have different prefixes, so that one cannot pass as the other (RFC 6962, section 2.1). */
export const leafOf = (text: string): Hash => sha256(LEAF, text);
export const joined = (left: Hash, right: Hash): Hash =>
  sha256(NODE, Buffer.from(left, "hex"), Buffer.from(right, "hex"));
export const EMPTY_ROOT: Hash = sha256("");
export const hashOf = (text: string): Hash => sha256(text);

/** Adds leaves one by one and keeps only the roots of full subtrees: about twenty, however many leaves there are. */
export function growingTree() {
  const full: { size: number; hash: Hash }[] = [];
  let size = 0;
  return {
    size: () => size,
    add(leaf: Hash) {
      size += 1;
      let grown = { size: 1, hash: leaf };
      while (full.at(-1)?.size === grown.size) {
        const left = full.pop() as typeof grown;
        grown = { size: left.size * 2, hash: joined(left.hash, grown.hash) };
      }
      full.push(grown);
    },
    root: (): Hash =>
      full
        .map(({ hash }) => hash)
        .reduceRight<Hash | undefined>(
          (right, left) => (right === undefined ? left : joined(left, right)),
          undefined,
        ) ?? EMPTY_ROOT,
  };
}

export function rootOf(nodes: readonly Hash[]): Hash {
  const tree = growingTree();
  for (const node of nodes) tree.add(node);
  return tree.root();
}

/** The largest power of two below `size`, where a tree splits. */
function divide(size: number): number {
  let at = 1;
  while (at * 2 < size) at *= 2;
  return at;
}

/** The Merkle path from a node to the root. */
export function stepsFrom(index: number, nodes: readonly Hash[]): Step[] {
  if (nodes.length <= 1) return [];
  const at = divide(nodes.length);
  const [left, right] = [nodes.slice(0, at), nodes.slice(at)];
  return index < at
    ? [...stepsFrom(index, left), { side: "right", hash: rootOf(right) }]
    : [...stepsFrom(index - at, right), { side: "left", hash: rootOf(left) }];
}

/** The root that a path leads to. */
export const climb = (leaf: Hash, steps: readonly Step[]): Hash =>
  steps.reduce((at, { side, hash }) => (side === "left" ? joined(hash, at) : joined(at, hash)), leaf);
