import { type ESTree, parseSync, Visitor } from "vite";

/**
 * What becomes of a function that we never need whole: `unused` is never called, and says so should it be after all; `idle`
 * is called and has nothing to do; otherwise the text of the last statement that is ever reached, or what stands in the
 * place of a part that does not do what we need.
 */
export type Cut = "unused" | "idle" | { upTo: string } | { from: string; to: string; becomes: string };

interface Edit {
  start: number;
  end: number;
  text: string;
}

const WARNINGS = ["warning", "warnOnce", "warningOnce"];
const INVARIANTS = ["invariant", "UNSAFE_invariant"];

/**
 * A module of a library without the functions that the cuts name, and without words for developers: warnings, messages of
 * invariants, names for their tools. A name that is not there stops the build: nothing may be cut that was not read.
 */
export function trim(code: string, cuts: Record<string, Cut> = {}): string {
  const edits: Edit[] = [];
  const missing = new Set(Object.keys(cuts));
  const visitor = new Visitor({
    FunctionDeclaration({ id, body }) {
      const cut = id && cuts[id.name];
      if (!cut || !body) return;
      missing.delete(id.name);
      edits.push(shortened(body, cut, { name: id.name, code }));
    },
    ExpressionStatement({ expression, start, end }) {
      if (isCallOf(expression, WARNINGS) || warns(expression) || namesForTools(expression))
        edits.push({ start, end, text: ";" });
    },
    CallExpression(call) {
      const [condition, message] = call.arguments;
      if (condition && message && isCallOf(call, INVARIANTS))
        edits.push({ start: condition.end, end: message.end, text: "" });
      // Unmarked, a component that nobody imports would stay for the sake of this call.
      if (memberName(call.callee) === "forwardRef")
        edits.push({ start: call.start, end: call.start, text: "/* @__PURE__ */ " });
    },
  });
  visitor.visit(parseSync("module.js", code).program);
  if (missing.size > 0) throw new Error(`There is no function ${[...missing].join(", ")} to cut`);
  return withEdits(code, edits);
}

function shortened(
  body: ESTree.FunctionBody,
  cut: Cut,
  { name, code }: { name: string; code: string },
): Edit {
  if (cut === "idle") return { start: body.start, end: body.end, text: "{}" };
  if (cut === "unused") return { start: body.start, end: body.end, text: `{throw Error("${name}")}` };
  if ("from" in cut) {
    const start = code.indexOf(cut.from, body.start);
    const end = code.indexOf(cut.to, start) + cut.to.length;
    if (start < 0 || end < start || end > body.end) throw new Error(`${name} has no part up to ${cut.to}`);
    return { start, end, text: cut.becomes };
  }
  const last = body.body.find(({ start, end }) => code.slice(start, end) === cut.upTo);
  if (!last) throw new Error(`${name} has no statement ${cut.upTo}`);
  return { start: last.end, end: body.end - 1, text: "" };
}

const isCallOf = (node: ESTree.Expression, names: readonly string[]) =>
  node.type === "CallExpression" && node.callee.type === "Identifier" && names.includes(node.callee.name);

const memberName = (node: ESTree.Node) =>
  node.type === "MemberExpression" && node.property.type === "Identifier" ? node.property.name : undefined;

const warns = (node: ESTree.Expression) =>
  node.type === "CallExpression" && memberName(node.callee) === "warn";

const namesForTools = (node: ESTree.Expression) =>
  node.type === "AssignmentExpression" && memberName(node.left) === "displayName";

/** From the last to the first, so that places hold; what lies within another edit goes with it. */
function withEdits(code: string, edits: readonly Edit[]): string {
  const within = (inner: Edit, outer: Edit) =>
    inner !== outer && outer.start <= inner.start && inner.end <= outer.end && outer.end > outer.start;
  return edits
    .filter((edit) => !edits.some((other) => within(edit, other)))
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
