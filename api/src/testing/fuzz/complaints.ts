import type { InjectOptions } from "fastify";

/** Internals that must not leak: stack traces, SQL, paths. */
const INSIDE =
  /\bat .+\.[jt]s:\d+|node_modules|\b(?:select|insert into|delete from|update) .+ (?:from|values|set|where)\b|relation ".+" does not exist|syntax error at or near/i;

export interface Answered {
  statusCode: number;
  body: string;
  headers: Record<string, unknown>;
}

/** Legitimate 503s: no payment provider here, and too many pictures at once. */
const isLegitimate = ({ statusCode, body, headers }: Answered) =>
  statusCode === 503 && (/"code":"gateway_unavailable"/.test(body) || headers["retry-after"] !== undefined);

/** Even an invalid call must not cause a 5xx or leak internals. Undefined if the answer does neither. */
export function complaintAbout(answer: Answered): string | undefined {
  if (answer.statusCode >= 500 && !isLegitimate(answer)) return `${answer.statusCode}`;
  if (answer.statusCode >= 400 && INSIDE.test(answer.body.slice(0, 100_000))) return "leaks internals";
  return undefined;
}

export function described(call: InjectOptions, what: string, { statusCode, body }: Answered): string {
  const sent = typeof call.payload === "string" ? call.payload.slice(0, 300) : "";
  return `${what}: ${statusCode} ${call.method} ${String(call.url).slice(0, 200)} ${JSON.stringify(sent)}\n  ${body.slice(0, 200)}`;
}

const NAMES =
  /"(?:slug|reference|order_id|order_number|id|number|key|page_key)":\s*(?:"([\w.-]{1,60})"|(\d{1,9}))/g;
const MOST_KNOWN = 300;

/** Collects identifiers from answers for later calls. */
export function learn(known: string[], { statusCode, body }: Answered) {
  if (statusCode >= 300) return;
  for (const [, text, number] of body.slice(0, 5000).matchAll(NAMES)) {
    const name = text ?? number ?? "";
    if (known.includes(name)) continue;
    if (known.length >= MOST_KNOWN) known.shift();
    known.push(name);
  }
}
