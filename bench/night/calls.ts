import { table } from "../speed/table.ts";

/** What a kind of call took, and how it ended. */
interface Kind {
  milliseconds: number[];
  /** Answers that are no success, by status and code. */
  others: Map<string, number>;
}

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Keeps the time and the answer of every call by its kind. */
export function callLog() {
  const kinds = new Map<string, Kind>();
  const of = (name: string) => {
    const known = kinds.get(name) ?? { milliseconds: [], others: new Map<string, number>() };
    kinds.set(name, known);
    return known;
  };
  return {
    async timed<T extends { status: number; body: unknown }>(
      name: string,
      call: () => Promise<T>,
    ): Promise<T> {
      const begun = performance.now();
      const answer = await call();
      const kind = of(name);
      kind.milliseconds.push(performance.now() - begun);
      if (answer.status < 200 || answer.status > 299) {
        const code = (answer.body as { code?: string } | undefined)?.code ?? "";
        const said = answer.status === 0 ? "no answer" : `${answer.status} ${code}`.trim();
        kind.others.set(said, (kind.others.get(said) ?? 0) + 1);
      }
      return answer;
    },
    table(): string {
      const lines = [...kinds].map(([name, { milliseconds, others }]) => {
        const sorted = milliseconds.toSorted((one, other) => one - other);
        const at = (part: number) => share(sorted, part).toFixed(0);
        const refused = [...others].map(([said, times]) => `${times} × ${said}`).join(", ") || "–";
        return [name, String(sorted.length), at(0.5), at(0.95), at(1), refused];
      });
      return table(["call", "times", "p50 ms", "p95 ms", "slowest ms", "not as asked"], lines);
    },
  };
}
export type CallLog = ReturnType<typeof callLog>;
