import { context, propagation, trace } from "@opentelemetry/api";
import type { TracingConfig } from "./config.ts";

export interface Tracing {
  /** Sends recorded spans now. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const NONE: Tracing = { flush: async () => {}, close: async () => {} };

/** Starts recording and exporting spans. The SDK is loaded only when needed: it takes a second. */
export async function startTracing(config: TracingConfig, version: string): Promise<Tracing> {
  if (!config.endpoint) return NONE;
  const [sdk, exporter, resources, contexts, core] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/context-async-hooks"),
    import("@opentelemetry/core"),
  ]);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      "service.name": config.service,
      "service.version": version,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(config.part) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new exporter.OTLPTraceExporter({ url: `${config.endpoint}/v1/traces` }),
      }),
    ],
  });
  context.setGlobalContextManager(new contexts.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    flush: () => provider.forceFlush(),
    async close() {
      for (const part of [trace, propagation, context]) part.disable();
      await provider.shutdown();
    },
  };
}
