import { AsyncLocalStorage } from "node:async_hooks";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { InProcessAnswer, InProcessCall } from "../../platform/http/in-process.ts";
import { hashPage, pageTag } from "./hashed-page.ts";
import { packed } from "./packed.ts";
import type { FromWorker, RenderedPage, RenderRequest, ToWorker } from "./worker-messages.ts";

/** The interface of the web package's server build, which is loaded as a built file, never as source. */
interface WebBuild {
  createWeb(host: {
    origin: string;
    callApi(path: string, init: Omit<InProcessCall, "path">): Promise<InProcessAnswer>;
  }): {
    render(
      request: RenderRequest,
    ): Promise<{ status: number; headers: Record<string, string>; html: string }>;
  };
}

const { build, origin } = workerData as { build: string; origin: string };
const say = (message: FromWorker, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);

const calls = new Map<number, PromiseWithResolvers<InProcessAnswer>>();
let called = 0;
/** The page that a call is made for: its visitor's limits count, and its dependencies are recorded. */
const rendering = new AsyncLocalStorage<number>();

function callApi(path: string, init: Omit<InProcessCall, "path">): Promise<InProcessAnswer> {
  const call = ++called;
  const answer = Promise.withResolvers<InProcessAnswer>();
  calls.set(call, answer);
  say({ kind: "call", id: rendering.getStore() ?? 0, call, asked: { ...init, path } });
  return answer.promise;
}

const { createWeb } = (await import(pathToFileURL(build).href)) as WebBuild;
const web = createWeb({ origin, callApi });
const encoder = new TextEncoder();

async function render(request: RenderRequest): Promise<RenderedPage> {
  const { status, headers, html: marked } = await web.render(request);
  const { html, hashes } = hashPage(marked, request.nonce);
  const bytes = request.packed ? packed(html) : encoder.encode(html);
  return { status, headers, html: bytes, length: Buffer.byteLength(html), hashes, tag: pageTag() };
}

function answered(call: number, settle: (waiting: PromiseWithResolvers<InProcessAnswer>) => void) {
  const waiting = calls.get(call);
  calls.delete(call);
  if (waiting) settle(waiting);
}

parentPort?.on("message", (told: ToWorker) => {
  if (told.kind === "answer") return answered(told.call, ({ resolve }) => resolve(told.answer));
  if (told.kind === "refused") return answered(told.call, ({ reject }) => reject(told.error));
  const { id, request } = told;
  rendering.run(id, () =>
    render(request).then(
      (page) => say({ kind: "page", id, page }, [page.html.buffer]),
      (error: unknown) => say({ kind: "failed", id, error: new Error("rendering failed", { cause: error }) }),
    ),
  );
});
say({ kind: "ready" });
