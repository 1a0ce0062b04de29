import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

/** The tracer, or a no-op if tracing is off. */
export const tracer = () => trace.getTracer("barakah-app");

export function failed(span: Span, error: unknown) {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "failed" });
}

/** Runs work in a span; database statements and external calls become its children. */
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

/** A call to an external service: payment provider, courier, bucket, mail server. */
export const calling = <Value>(whom: string, work: () => Promise<Value>) =>
  inSpan(`call ${whom}`, work, { kind: SpanKind.CLIENT, attributes: { "peer.service": whom } });

const FIRST_WORD = /^\s*(\w+)/;

/**
 * Records a finished statement, with its text but never its values; the query builder reports it afterwards. Outside
 * a traced span, such as the polling of jobs, nothing is recorded.
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
