import { ApiError, loadProblem } from "../../platform/api-error.ts";
import { GATEWAY_UNAVAILABLE, ONLINE_TROUBLE } from "../form/messages.ts";

/** The sentence for a payment that could not even be opened. */
export function openingProblem(error: unknown): { text: string; lang?: "en"; detail?: string } {
  const unavailable =
    error instanceof ApiError && (error.code === "gateway_unavailable" || error.status === 503);
  return unavailable
    ? { text: GATEWAY_UNAVAILABLE, lang: "en" }
    : { text: ONLINE_TROUBLE, detail: loadProblem(error) };
}
