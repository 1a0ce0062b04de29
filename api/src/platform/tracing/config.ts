import { z } from "zod";
import { optionalText } from "../config/setting-types.ts";

/** OpenTelemetry's own names; its exporter reads further variables (headers, time limits) from the environment. */
export const tracingSettings = {
  /** Where traces are sent by OTLP over HTTP. Without it, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OTEL_SERVICE_NAME: optionalText,
  /** The sampled fraction of requests, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: optionalText
    .transform((text) => (text === undefined ? 1 : Number(text)))
    .pipe(z.number("harus angka dari 0 sampai 1").min(0).max(1)),
};

type Env = z.output<z.ZodObject<typeof tracingSettings>>;

export const tracingConfig = (env: Env) => ({
  endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ""),
  service: env.OTEL_SERVICE_NAME ?? "barakah-app",
  part: env.OTEL_TRACES_SAMPLER_ARG,
});
export type TracingConfig = ReturnType<typeof tracingConfig>;
