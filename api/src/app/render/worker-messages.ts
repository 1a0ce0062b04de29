import type { InProcessAnswer, InProcessCall } from "../../platform/http/in-process.ts";
import type { SentForm } from "../../platform/http/plain-forms.ts";
import type { InlineHashes } from "../../platform/http/security-headers.ts";

export interface RenderRequest {
  path: string;
  /** Marks inline scripts of the renderer. */
  nonce: string;
  /** The form that the page answers. */
  sent?: SentForm | undefined;
  /** Compress with Brotli. */
  packed?: boolean;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** Compressed if requested. */
  html: Uint8Array<ArrayBuffer>;
  /** Size before compression. */
  length: number;
  hashes: InlineHashes;
  tag: string;
}

/** Main thread to worker. */
export type ToWorker =
  | { kind: "render"; id: number; request: RenderRequest }
  | { kind: "answer"; call: number; answer: InProcessAnswer }
  | { kind: "refused"; call: number; error: Error };

/** Worker to main thread. Each API call belongs to a page being rendered. */
export type FromWorker =
  | { kind: "ready" }
  | { kind: "page"; id: number; page: RenderedPage }
  | { kind: "failed"; id: number; error: Error }
  | { kind: "call"; id: number; call: number; asked: InProcessCall };
