import { askRepeatedly } from "./keep-alive.ts";

/** An order from the parent: what to request how often, over how many connections. Answered with the seconds it took. */
export interface Load {
  port: number;
  /** Complete HTTP requests, sent in turn. */
  requests: string[];
  connections: number;
  count: number;
}

async function put({ port, requests, connections, count }: Load): Promise<number> {
  const wires = requests.map((request) => Buffer.from(request));
  let asked = 0;
  const start = performance.now();
  const next = () => (asked < count ? wires[asked++ % wires.length] : undefined);
  await Promise.all(Array.from({ length: connections }, () => askRepeatedly(port, next)));
  return (performance.now() - start) / 1000;
}

process.on("message", (load: Load) => {
  put(load).then(
    (seconds) => process.send?.({ seconds }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on("disconnect", () => process.exit());
