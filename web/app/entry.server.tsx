import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { PageHeadContext } from "./platform/page-head.ts";
import { visitContext } from "./platform/visit.server.ts";
import { styles } from "./styles.server.ts";

/** Answers with the whole page at once: pages are kept in memory, so there is nothing to stream. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(visitContext);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <PageHeadContext value={{ nonce, styles }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageHeadContext>,
      {
        nonce,
        // Never stream late parts that a script moves into place: the page must work without JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(whole),
        onShellError: reject,
        onError: reject,
      },
    );
  });
}
