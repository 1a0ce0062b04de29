import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { InProcessAnswer, InProcessCall } from "../../platform/http/in-process.ts";
import type { FromWorker, RenderedPage, RenderRequest, ToWorker } from "./worker-messages.ts";

interface Waiting extends PromiseWithResolvers<RenderedPage> {
  /** Runs in the async context of the page's request. */
  inContext: <Result>(work: () => Result) => Result;
}

const YOUNG_MB = 16;

export interface RendererOptions {
  build: string;
  origin: string;
  callApi(asked: InProcessCall): Promise<InProcessAnswer>;
}

/**
 * Renders pages in a worker thread: a page takes as long as a hundred cached answers, and nobody else waits for it.
 * The worker calls the API in the main thread, in the context of the page's request.
 */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #waiting = new Map<number, Waiting>();
  #running: Promise<Worker> | undefined;
  #last = 0;

  constructor(options: RendererOptions) {
    this.#options = options;
  }

  /** Resolves when the build is loaded. Starts a new worker if the last one ended. */
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
      // Pages are soon garbage: a small young generation saves 20 MB.
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    let over = false;
    // A failing thread emits both events; by the second, a new worker may be running.
    const end = (error: unknown) => {
      if (!over) this.#end(error);
      over = true;
    };
    worker.on("error", end);
    worker.once("exit", () => end(new Error("the renderer has ended")));
    await once(worker, "message");
    worker.on("message", (said: FromWorker) => this.#hear(worker, said));
    // Does not keep the process alive.
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
