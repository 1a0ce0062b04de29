import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createApi } from "./app/platform/client.ts";
import type { SentForm } from "./app/platform/sent-form.ts";
import { visitContext } from "./app/platform/visit.server.ts";
import { afterFirstPaint } from "./first-paint/after-first-paint.ts";
import { withIcons } from "./first-paint/page-icons.ts";
import { withLogo } from "./first-paint/page-logo.ts";

export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface WebHost {
  /** Calls the REST API in process. */
  callApi(
    path: string,
    init: { method: string; headers: Record<string, string>; body?: string },
  ): Promise<ApiAnswer>;
  /** Where the site is reached, without a slash at the end. */
  origin: string;
}

export interface WebPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** The only bridge between the process that serves the API and the pages. `path` carries its query. */
export function createWeb(host: WebHost): {
  render(request: { path: string; nonce: string; sent?: SentForm }): Promise<WebPage>;
} {
  const answer = createRequestHandler(build, "production");
  const api = createApi(async ({ path, method, headers, body }) => {
    const reply = await host.callApi(path, {
      method,
      headers,
      body: typeof body === "string" ? body : undefined,
    });
    return { status: reply.status, header: (name) => reply.headers[name], text: async () => reply.body };
  });
  const readLogo = async (path: string) => {
    const { status, body } = await host.callApi(path, { method: "GET", headers: {} });
    return status === 200 ? body : undefined;
  };
  return {
    async render({ path, nonce, sent }) {
      const context = new RouterContextProvider();
      context.set(visitContext, { api, origin: host.origin, nonce, sent });
      const response = await answer(new Request(host.origin + path), context);
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        html: await withLogo(withIcons(afterFirstPaint(await response.text())), readLogo),
      };
    },
  };
}
