import { VIDEO_TYPES, VIDEO_WRONG_TYPE, videoTooLarge } from "@barakah/contract/academy/materials";
import { ApiError, problemOf, unreachable } from "../../../platform/api-error.ts";
import { api } from "../../../platform/browser-api.ts";
import { sessionStore } from "../../../platform/session.ts";

export interface UploadedVideo {
  key: string;
  bytes: number;
}

interface Sending {
  signal: AbortSignal;
  /** The part of the file that was sent, from 0 to 1. */
  onProgress(part: number): void;
}

const PATH = "/api/admin/videos/";

/** XMLHttpRequest, because `fetch` reports no upload progress. Undefined when aborted. */
function send(
  file: File,
  token: string,
  { signal, onProgress }: Sending,
): Promise<UploadedVideo | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadedVideo | undefined>();
  const call = new XMLHttpRequest();
  call.open("POST", PATH);
  call.setRequestHeader("authorization", `Bearer ${token}`);
  call.setRequestHeader("content-type", file.type || "application/octet-stream");
  call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  call.onload = () =>
    call.status === 201
      ? resolve(JSON.parse(call.responseText) as UploadedVideo)
      : reject(problemOf(call.status, call.responseText));
  call.onerror = () => reject(unreachable());
  call.onabort = () => resolve(undefined);
  signal.addEventListener("abort", () => call.abort(), { once: true });
  call.send(file);
  return promise;
}

export function refusalOf(
  { type, size }: Pick<File, "type" | "size">,
  mostBytes: number,
): string | undefined {
  // Some systems report no type; the server checks the content anyway.
  if (type && !(VIDEO_TYPES as readonly string[]).includes(type)) return VIDEO_WRONG_TYPE;
  return size > mostBytes ? videoTooLarge(mostBytes) : undefined;
}

/** Uploads a video, after a small call that renews an expired session. */
export async function uploadVideo(file: File, sending: Sending): Promise<UploadedVideo | undefined> {
  const { most_bytes } = await api.call("GET /api/admin/videos/rules/", {});
  const refusal = refusalOf(file, most_bytes);
  if (refusal) throw new ApiError({ status: 413, code: "too_large", detail: refusal });
  if (sending.signal.aborted) return undefined;
  return send(file, sessionStore.read()?.access ?? "", sending);
}
