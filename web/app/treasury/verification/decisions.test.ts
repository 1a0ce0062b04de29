import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDecisions, type Decision, UNDO_MS } from "./decisions.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aDesk() {
  const sent: string[] = [];
  const decisions = createDecisions(({ references }: Decision) => sent.push(references.join("+")));
  const approve = (...references: string[]) =>
    decisions.add({ references, verdict: { to: "approve" }, label: references.join() });
  return { sent, decisions, approve };
}

it("sends a decision ten seconds after it was made, once", () => {
  const { sent, approve, decisions } = aDesk();
  approve("A");
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  decisions.flush();
  expect(sent).toEqual(["A"]);
  expect(decisions.waiting()).toEqual([]);
});

it("takes back the newest one that is not sent yet", () => {
  const { sent, approve, decisions } = aDesk();
  approve("A");
  approve("B", "C");
  expect(decisions.undo()?.references).toEqual(["B", "C"]);
  expect(decisions.undo()?.references).toEqual(["A"]);
  expect(decisions.undo()).toBeUndefined();
  vi.advanceTimersByTime(UNDO_MS * 2);
  expect(sent).toEqual([]);
});

it("sends everything at once when the page is left", () => {
  const { sent, approve, decisions } = aDesk();
  approve("A");
  approve("B");
  decisions.flush();
  vi.advanceTimersByTime(UNDO_MS * 2);
  expect(sent).toEqual(["A", "B"]);
});

it("tells who listens of every change", () => {
  const { approve, decisions } = aDesk();
  const seen: number[] = [];
  const stop = decisions.subscribe(() => seen.push(decisions.waiting().length));
  approve("A");
  decisions.undo();
  stop();
  approve("B");
  expect(seen).toEqual([1, 0]);
});
