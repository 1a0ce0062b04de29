import type { FastifyReply, FastifyRequest } from "fastify";
import { IN_PROCESS } from "../rate-limit/requests.ts";
import type { ContentAreas } from "./areas.ts";
import { CachedAnswer } from "./cached-answer.ts";
import { ContentCache } from "./content-cache.ts";
import type { ContentChanges } from "./content-changes.ts";
import { justChanged } from "./fresh-for-author.ts";

const MOST_BYTES = 32 * 1024 * 1024;

declare module "fastify" {
  interface FastifyInstance {
    answerCache: AnswerCache;
  }
}

export type AnswerCache = ContentCache<CachedAnswer>;

export function createAnswerCache(
  changes: ContentChanges,
  { seconds, areas }: { seconds: number; areas: ContentAreas },
): AnswerCache {
  return new ContentCache(changes, {
    seconds,
    areas,
    mostBytes: MOST_BYTES,
    // Upper bound: the body plus its compressed form.
    bytesOf: ({ body }) => 2 * body.length,
  });
}

/** Answers from the cache, or calls the handler and stores its answer. */
export async function sendCached(
  answers: AnswerCache,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<unknown>,
  { guestsOnly }: { guestsOnly: boolean },
): Promise<FastifyReply> {
  const author = justChanged(request);
  if (author) await answers.caughtUp();
  // Pages are cached themselves, so they must be rendered from current answers.
  const current = author || request.socket.remoteAddress === IN_PROCESS;
  const answer = await answers.get(
    request.url,
    async () => {
      const payload = await make();
      return new CachedAnswer({
        json: reply.serialize(payload) as string,
        total: reply.getHeader("x-total-count"),
        route: request.routeOptions.url ?? "none",
        always: request.server.alwaysSent,
        guestsOnly,
      });
    },
    { current },
  );
  reply.headers(answer.headers);
  if (!answer.isZippedFor(request)) return reply.send(answer.body);
  return reply.header("content-encoding", "gzip").send(answer.zipped());
}

interface Asked {
  path: string;
  method: string;
  headers: Record<string, string>;
}

/** The cached answer for an anonymous caller, if it is current. */
export function currentAnswer(answers: AnswerCache, { path, method, headers: asked }: Asked) {
  if (method !== "GET" || asked.authorization !== undefined) return undefined;
  const answer = answers.current(path);
  if (!answer) return undefined;
  const { body, total } = answer;
  const headers: Record<string, string> = total === undefined ? {} : { "x-total-count": total };
  return { status: 200, headers, body: body.toString() };
}
