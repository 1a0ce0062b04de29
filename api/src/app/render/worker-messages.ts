import type { InProcessAnswer, InProcessCall } from "../../platform/http/in-process.ts";
import type { SentForm } from "../../platform/http/plain-forms.ts";
import type { InlineHashes } from "../../platform/http/security-headers.ts";

export interface RenderRequest {
  /** With its query. */
  path: string;
  /** Marks what the renderer itself puts into a page. */
  nonce: string;
  /** The form that the page answers. */
  sent?: SentForm | undefined;
  /** To be packed with Brotli, as nearly everybody accepts it. */
  packed?: boolean;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** Packed, where that was asked for. */
  html: Uint8Array<ArrayBuffer>;
  /** Bytes before it was packed. */
  length: number;
  hashes: InlineHashes;
  tag: string;
}

/** What the worker is told. */
export type ToWorker =
  | { kind: "render"; id: number; request: RenderRequest }
  | { kind: "answer"; call: number; answer: InProcessAnswer }
  | { kind: "refused"; call: number; error: Error };

/** What it says. Each call of the API belongs to a page that is being rendered. */
export type FromWorker =
  | { kind: "ready" }
  | { kind: "page"; id: number; page: RenderedPage }
  | { kind: "failed"; id: number; error: Error }
  | { kind: "call"; id: number; call: number; asked: InProcessCall };
