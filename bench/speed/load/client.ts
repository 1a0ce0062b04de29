import { askRepeatedly } from "./keep-alive.ts";

/** Sent by the parent: how often to ask what, over how many connections. Answered with the seconds that it took. */
export interface Load {
  port: number;
  /** The whole request as it goes over the wire. */
  request: string;
  connections: number;
  count: number;
}

async function put({ port, request, connections, count }: Load): Promise<number> {
  const bytes = Buffer.from(request);
  let left = count;
  const start = performance.now();
  const more = () => left-- > 0;
  await Promise.all(Array.from({ length: connections }, () => askRepeatedly(port, bytes, more)));
  return (performance.now() - start) / 1000;
}

process.on("message", (load: Load) => {
  put(load).then(
    (seconds) => process.send?.({ seconds }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on("disconnect", () => process.exit());
