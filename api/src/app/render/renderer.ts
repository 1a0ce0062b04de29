import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { InProcessAnswer, InProcessCall } from "../../platform/http/in-process.ts";
import type { FromWorker, RenderedPage, RenderRequest, ToWorker } from "./worker-messages.ts";

interface Waiting extends PromiseWithResolvers<RenderedPage> {
  /** Runs in the context of whoever asked for the page. */
  inContext: <Result>(work: () => Result) => Result;
}

const YOUNG_MB = 16;

export interface RendererOptions {
  /** The web package's server build. */
  build: string;
  origin: string;
  callApi(asked: InProcessCall): Promise<InProcessAnswer>;
}

/**
 * Renders pages in a thread of its own: a page takes as long as a hundred answers from memory, and nobody else waits for it.
 * Whatever a page needs it asks of the API here, in the context of its request.
 */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #waiting = new Map<number, Waiting>();
  #running: Promise<Worker> | undefined;
  #last = 0;

  constructor(options: RendererOptions) {
    this.#options = options;
  }

  /** Ready once the build is loaded. Asked again after it has ended, it starts another. */
  start(): Promise<Worker> {
    this.#running ??= this.#begin();
    return this.#running;
  }

  async render(request: RenderRequest): Promise<RenderedPage> {
    const worker = await this.start();
    const id = ++this.#last;
    const waiting = { ...Promise.withResolvers<RenderedPage>(), inContext: AsyncLocalStorage.snapshot() };
    this.#waiting.set(id, waiting);
    this.#tell(worker, { kind: "render", id, request });
    return waiting.promise;
  }

  async stop(): Promise<void> {
    const running = this.#running;
    await (await running?.catch(() => undefined))?.terminate();
  }

  async #begin(): Promise<Worker> {
    const { build, origin } = this.#options;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { build, origin },
      // A page is soon garbage: a small nursery saves 20 MB where the whole app has 512.
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    let over = false;
    // Once: of a thread that fails both are told, and by the second another may run already.
    const end = (error: unknown) => {
      if (!over) this.#end(error);
      over = true;
    };
    worker.on("error", end);
    worker.once("exit", () => end(new Error("the renderer has ended")));
    await once(worker, "message");
    worker.on("message", (said: FromWorker) => this.#hear(worker, said));
    // It lives as long as the server, and keeps nothing else alive.
    worker.unref();
    return worker;
  }

  #end(error: unknown) {
    this.#running = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #tell(worker: Worker, message: ToWorker) {
    worker.postMessage(message);
  }

  #hear(worker: Worker, said: FromWorker) {
    if (said.kind === "ready") return;
    const waiting = this.#waiting.get(said.id);
    if (said.kind === "call") return waiting?.inContext(() => this.#answer(worker, said.call, said.asked));
    this.#waiting.delete(said.id);
    if (said.kind === "page") waiting?.resolve(said.page);
    else waiting?.reject(said.error);
  }

  #answer(worker: Worker, call: number, asked: InProcessCall) {
    return this.#options.callApi(asked).then(
      (answer) => this.#tell(worker, { kind: "answer", call, answer }),
      (error: Error) => this.#tell(worker, { kind: "refused", call, error }),
    );
  }
}
