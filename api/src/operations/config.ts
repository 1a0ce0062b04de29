import { z } from "zod";
import { optionalText } from "../platform/config/setting-types.ts";

export const operationsSettings = {
  /** Bearer token for /metrics. */
  METRICS_TOKEN: optionalText.pipe(z.string().min(16, "paling sedikit 16 karakter").optional()),
  /** Or a separate port on the loopback address, without a token. */
  METRICS_PORT: optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(z.int().min(0).max(65535).optional()),
};

type Env = z.output<z.ZodObject<typeof operationsSettings>>;

export const operationsConfig = (env: Env) => ({ token: env.METRICS_TOKEN, port: env.METRICS_PORT });
export type MetricsConfig = ReturnType<typeof operationsConfig>;
