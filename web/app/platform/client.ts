import { ApiError, problemOf, unreachable } from "./api-error.ts";
import type { EndpointName, Input, Output } from "./endpoints.ts";

export interface Outgoing {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
  keepalive?: boolean;
}

export interface Answer {
  status: number;
  header(name: string): string | null | undefined;
  text(): Promise<string>;
}

/** `fetch` in the browser, a function call on the server. */
export type Transport = (call: Outgoing) => Promise<Answer>;

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Sent as multipart/form-data, in place of a JSON body. */
  form?: FormData;
  /** Survives leaving the page. */
  keepalive?: boolean;
}

export interface Counted<T> {
  items: T;
  /** The size of the whole list. */
  total: number;
}

export interface Api {
  call<N extends EndpointName>(endpoint: N, input: Input<N>, options?: CallOptions): Promise<Output<N>>;
  callCounted<N extends EndpointName>(
    endpoint: N,
    input: Input<N>,
    options?: CallOptions,
  ): Promise<Counted<Output<N>>>;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Fills in the path's parameters and appends the query. */
export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

export function createApi(transport: Transport): Api {
  async function send(endpoint: EndpointName, input: unknown, options: CallOptions = {}): Promise<Answer> {
    const parts = (input ?? {}) as Parts;
    const [method = "GET", path = ""] = endpoint.split(" ");
    const headers: Record<string, string> = { accept: "application/json", ...options.headers };
    const json = !options.form && parts.body !== undefined ? JSON.stringify(parts.body) : undefined;
    if (json !== undefined) headers["content-type"] = "application/json";
    const body = options.form ?? json;
    const answer = await transport({
      path: addressOf(path, parts),
      method,
      headers,
      body,
      signal: options.signal,
      keepalive: options.keepalive,
    });
    if (answer.status >= 200 && answer.status <= 299) return answer;
    const problem = problemOf(answer.status, await answer.text());
    if (problem.code === "second_person")
      problem.call = { endpoint, params: parts.params ?? {}, body: parts.body };
    throw problem;
  }

  return {
    async call<N extends EndpointName>(endpoint: N, input: Input<N>, options?: CallOptions) {
      return read<Output<N>>(await send(endpoint, input, options));
    },
    async callCounted<N extends EndpointName>(endpoint: N, input: Input<N>, options?: CallOptions) {
      const answer = await send(endpoint, input, options);
      const items = await read<Output<N>>(answer);
      const length = Array.isArray(items) ? items.length : 0;
      return { items, total: Number(answer.header("x-total-count") ?? length) };
    },
  };
}

async function read<T>(answer: Answer): Promise<T> {
  const text = await answer.text();
  if (text === "") return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ApiError({ status: 502, code: "unreadable", detail: unreachable().detail });
  }
}
