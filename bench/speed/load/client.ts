import { askRepeatedly } from "./keep-alive.ts";

/** An order from the parent: what to request how often, over how many connections. */
export interface Load {
  port: number;
  /** Complete HTTP requests, sent in turn. */
  requests: string[];
  connections: number;
  count: number;
  /** Each request has its moment, however long earlier ones take. Default: as fast as possible. */
  perSecond?: number;
}

export interface Carried {
  seconds: number;
  /** From the moment of each request to its answer, in milliseconds; only with a pace. */
  waits: number[];
}

async function put({ port, requests, connections, count, perSecond }: Load): Promise<Carried> {
  const wires = requests.map((request) => Buffer.from(request));
  const waits: number[] = [];
  let asked = 0;
  const start = performance.now();
  function next() {
    const nth = asked++;
    const request = wires[nth % wires.length];
    if (nth >= count || !request) return undefined;
    if (!perSecond) return { request };
    const due = start + (nth * 1000) / perSecond;
    return { request, due, answered: () => void waits.push(performance.now() - due) };
  }
  await Promise.all(Array.from({ length: connections }, () => askRepeatedly(port, next)));
  return { seconds: (performance.now() - start) / 1000, waits };
}

process.on("message", (load: Load) => {
  put(load).then(
    (carried) => process.send?.(carried),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on("disconnect", () => process.exit());
