import { createContext } from "react-router";
import { unreachable } from "./api-error.ts";
import { type Api, createApi } from "./client.ts";
import type { SentForm } from "./sent-form.ts";

/** The context of one page rendering. */
export interface Visit {
  api: Api;
  origin: string;
  nonce?: string;
  /** The form that was submitted without JavaScript. */
  sent?: SentForm;
}

/** Under `react-router dev` there is no context: call a running API over HTTP. */
function developmentVisit(): Visit {
  const base = process.env.API_URL ?? "http://localhost:3000";
  const api = createApi(async ({ path, ...init }) => {
    const response = await fetch(base + path, init).catch(() => Promise.reject(unreachable()));
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: () => response.text(),
    };
  });
  return { api, origin: base };
}

export const visitContext = createContext<Visit>(developmentVisit());
