import { Counter, Histogram, Registry } from "@prometheus-io/client";

/** Prometheus metrics, served at /metrics. */
export const metrics = new Registry();

const registers = [metrics];

export const requestSeconds = new Histogram({
  name: "barakah_request_seconds",
  help: "Requests by method, route and status.",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers,
});

const cacheLookups = new Counter({
  name: "barakah_cache_lookups_total",
  help: "What was asked of the caches of pages and public answers, and whether it was there.",
  labelNames: ["result"],
  registers,
});
export const cacheHits = cacheLookups.labels("hit");
export const cacheMisses = cacheLookups.labels("miss");

export const providerCalls = new Counter({
  name: "barakah_provider_calls_total",
  help: "Calls of the payment provider, and whether it answered.",
  labelNames: ["result"],
  registers,
});

export const letters = new Counter({
  name: "barakah_letters_total",
  help: "Letters, and whether the mail server took them.",
  labelNames: ["result"],
  registers,
});
