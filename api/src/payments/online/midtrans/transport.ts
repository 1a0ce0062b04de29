import { providerCalls } from "../../../platform/metrics.ts";
import { calling } from "../../../platform/tracing/spans.ts";
import { MidtransUnavailable } from "./errors.ts";

export interface TransportSettings {
  serverKey: string;
  /** For one try, including the body. */
  timeoutMilliseconds: number;
  /** Tries after the first. */
  retries: number;
  /** Doubles with each retry. */
  retryPauseMilliseconds?: number;
}

export interface Answer {
  /** The body's own status, if any: the provider sends many refusals as HTTP 200. */
  status: number;
  body: Record<string, unknown>;
}

export type Transport = (method: "GET" | "POST", url: string, body?: string) => Promise<Answer>;

const RETRY_PAUSE_MILLISECONDS = 200;
const TOO_MANY = 429;

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new MidtransUnavailable(`HTTP ${response.status} without JSON`, cause);
  }
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new MidtransUnavailable(`HTTP ${response.status} with unexpected JSON`);
  const said = Number((body as Record<string, unknown>).status_code);
  const status = response.ok && said >= 100 ? said : response.status;
  return { status, body: body as Record<string, unknown> };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** All calls must be idempotent: one without an answer may have been carried out. */
export function createTransport(settings: TransportSettings): Transport {
  const { timeoutMilliseconds, retries, retryPauseMilliseconds = RETRY_PAUSE_MILLISECONDS } = settings;
  const headers = {
    accept: "application/json",
    "content-type": "application/json",
    authorization: `Basic ${Buffer.from(`${settings.serverKey}:`).toString("base64")}`,
  };

  async function once(method: string, url: string, body?: string): Promise<Answer> {
    try {
      // A redirect would leak the server key.
      const response = await calling("midtrans", () =>
        fetch(url, {
          method,
          headers,
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMilliseconds),
          ...(body !== undefined && { body }),
        }),
      );
      const answer = await read(response);
      if (answer.status < 500 && answer.status !== TOO_MANY) {
        providerCalls.inc({ result: "answered" });
        return answer;
      }
      throw new MidtransUnavailable(`it answered ${answer.status}`);
    } catch (error) {
      providerCalls.inc({ result: "failed" });
      if (error instanceof MidtransUnavailable) throw error;
      const slow = error instanceof DOMException && error.name === "TimeoutError";
      throw new MidtransUnavailable(slow ? `no answer in ${timeoutMilliseconds} ms` : "no connection", error);
    }
  }

  return async function send(method, url, body) {
    for (let tried = 0; ; tried++) {
      try {
        return await once(method, url, body);
      } catch (error) {
        if (tried >= retries) throw error;
        await pause(retryPauseMilliseconds * 2 ** tried);
      }
    }
  };
}
