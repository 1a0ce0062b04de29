import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

/** Of the engine that was started, or of none: then spans cost nothing and go nowhere. */
export const tracer = () => trace.getTracer("barakah-app");

export function failed(span: Span, error: unknown) {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "failed" });
}

/** One piece of work as a span: whatever it asks of the database or of others is found beneath it. */
export function inSpan<Value>(
  name: string,
  work: () => Promise<Value>,
  { kind = SpanKind.INTERNAL, attributes = {} }: { kind?: SpanKind; attributes?: Attributes } = {},
): Promise<Value> {
  return tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A call to somebody outside: a payment provider, a courier, a bucket, a mail server. */
export const calling = <Value>(whom: string, work: () => Promise<Value>) =>
  inSpan(`call ${whom}`, work, { kind: SpanKind.CLIENT, attributes: { "peer.service": whom } });

const FIRST_WORD = /^\s*(\w+)/;

/**
 * A statement that has just ended, with its text and never its values. Said afterwards, because that is when the query
 * builder tells of it; outside a traced piece of work (a background look at the job table, each second) nothing is kept.
 */
export function statementEnded(text: string, milliseconds: number, error?: unknown) {
  const parent = trace.getSpan(context.active());
  if (!parent?.isRecording()) return;
  const span = tracer().startSpan(FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? "statement", {
    kind: SpanKind.CLIENT,
    startTime: Date.now() - milliseconds,
    attributes: { "db.system.name": "postgresql", "db.query.text": text },
  });
  if (error !== undefined) failed(span, error);
  span.end();
}
