import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDecisions, type Desk, type Unsent } from "./decisions.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LOST = new Error("no answer");
const REFUSED = new Error("refused");

/** A server that answers as told; `device` outlives the page. */
function aDesk(device: { kept: Unsent[] } = { kept: [] }) {
  const calls: string[] = [];
  const said: string[] = [];
  const server = { known: new Set<string>(), fails: undefined as Error | undefined, refuses: [] as string[] };
  const desk: Desk = {
    async store({ key, references }) {
      calls.push(`store ${references.join("+")}`);
      if (server.fails) throw server.fails;
      const fresh = !server.known.has(key);
      server.known.add(key);
      return { seconds: 10, fresh, refused: server.refuses };
    },
    async undo(key) {
      calls.push("undo");
      if (server.fails) throw server.fails;
      server.known.delete(key);
    },
    unanswered: (error) => error === LOST,
    keep: {
      read: () => device.kept,
      write(unsent) {
        device.kept = [...unsent];
      },
    },
    refused: ({ label }) => said.push(`refused ${label}`),
    sentLate: ({ label }) => said.push(`late ${label}`),
    notUndone: ({ label }) => said.push(`not undone ${label}`),
    over: ({ label }) => said.push(`over ${label}`),
  };
  const decisions = createDecisions(desk);
  const approve = (...references: string[]) =>
    decisions.add({ references, verdict: { to: "approve" }, label: references.join() });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { calls, said, server, decisions, approve, settled, device };
}

it("sends a decision at once, and keeps it on the device until the answer", async () => {
  const { calls, said, decisions, approve, settled, device } = aDesk();
  approve("A");
  expect([calls, device.kept.length, decisions.all()[0]?.state]).toEqual([["store A"], 1, "sending"]);
  await settled();
  expect([device.kept, decisions.all()[0]?.state]).toEqual([[], "stored"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(decisions.all()[0]?.state).toBe("over");
  expect(decisions.undo()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(3000);
  expect([decisions.all(), said]).toEqual([[], ["over A"]]);
});

it("undoes the newest decision by a second call, also before the first is answered", async () => {
  const { calls, server, decisions, approve, settled, device } = aDesk();
  approve("A");
  await settled();
  approve("B", "C");
  expect(decisions.undo()?.references).toEqual(["B", "C"]);
  expect(decisions.undo()?.references).toEqual(["A"]);
  expect(decisions.undo()).toBeUndefined();
  await settled();
  expect(calls).toEqual(["store A", "store B+C", "undo", "undo"]);
  expect([server.known.size, device.kept, decisions.all()]).toEqual([0, [], []]);
});

it("sends a decision without an answer again at the next visit, and says so", async () => {
  const first = aDesk();
  first.server.fails = LOST;
  first.approve("A");
  await first.settled();
  expect(first.decisions.all()[0]?.state).toBe("unsent");
  // The tab is closed. Another visit on the same device finds it.
  const second = aDesk(first.device);
  second.decisions.resume();
  await second.settled();
  expect([second.calls, second.said, second.device.kept]).toEqual([["store A"], ["late A"], []]);
  // What the server had already is not announced as late.
  const third = aDesk({ kept: [{ key: "k", references: ["B"], verdict: { to: "approve" }, label: "B" }] });
  third.server.known.add("k");
  third.decisions.resume();
  await third.settled();
  expect([third.said, third.decisions.all()[0]?.state]).toEqual([[], "stored"]);
});

it("repeats an undo without an answer at the next visit, and does not send the decision again", async () => {
  const { server, decisions, approve, settled, device } = aDesk();
  approve("A");
  await settled();
  server.fails = LOST;
  decisions.undo();
  await settled();
  expect(device.kept).toMatchObject([{ undone: true }]);
  const next = aDesk(device);
  next.decisions.resume();
  await next.settled();
  expect([next.calls, device.kept]).toEqual([["undo"], []]);
});

it("puts only the refused payments back into the queue, and says if an undo came too late", async () => {
  const { said, server, decisions, approve, settled } = aDesk();
  server.refuses = ["B"];
  approve("A", "B");
  await settled();
  expect(decisions.all()).toMatchObject([{ references: ["A"] }]);
  server.fails = REFUSED;
  approve("C");
  await settled();
  expect([said, decisions.all().length]).toEqual([["refused C"], 1]);
  decisions.undo();
  await settled();
  expect(said.at(-1)).toBe("not undone A,B");
});

it("shows a decision of another visit once, and can undo it", async () => {
  const { calls, decisions, settled } = aDesk();
  const held = { key: "k", references: ["A"], verdict: { to: "approve" as const }, label: "A", seconds: 4 };
  decisions.adopt([held]);
  decisions.adopt([held]);
  expect(decisions.all()).toMatchObject([{ key: "k", state: "stored" }]);
  decisions.undo();
  decisions.adopt([held]);
  await settled();
  expect([calls, decisions.all()]).toEqual([["undo"], []]);
});
