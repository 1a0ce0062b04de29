import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal, as it is stored and published. */
export type Hash = string;

/** One step from a leaf to the root: what it is joined with, and on which side that stands. */
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

/** Leaves and nodes begin differently, so that none can be passed off as the other (RFC 6962, section 2.1). */
export const leafOf = (text: string): Hash => sha256(LEAF, text);
export const joined = (left: Hash, right: Hash): Hash =>
  sha256(NODE, Buffer.from(left, "hex"), Buffer.from(right, "hex"));
export const EMPTY_ROOT: Hash = sha256("");
export const hashOf = (text: string): Hash => sha256(text);

/** Takes leaves one after the other and keeps only the roots of full subtrees: some twenty, however many there were. */
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

/** The largest power of two below: there a tree divides. */
function divide(size: number): number {
  let at = 1;
  while (at * 2 < size) at *= 2;
  return at;
}

/** From one of these nodes to their root. */
export function stepsFrom(index: number, nodes: readonly Hash[]): Step[] {
  if (nodes.length <= 1) return [];
  const at = divide(nodes.length);
  const [left, right] = [nodes.slice(0, at), nodes.slice(at)];
  return index < at
    ? [...stepsFrom(index, left), { side: "right", hash: rootOf(right) }]
    : [...stepsFrom(index - at, right), { side: "left", hash: rootOf(left) }];
}

/** Where the steps lead from a leaf. */
export const climb = (leaf: Hash, steps: readonly Step[]): Hash =>
  steps.reduce((at, { side, hash }) => (side === "left" ? joined(hash, at) : joined(at, hash)), leaf);
