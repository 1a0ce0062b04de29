import { isFollowed, type Reply } from "./retry-table.ts";

export interface Letter {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** Sends a request to the merchant; over HTTP unless a test replaces it. */
export type Post = (letter: Letter) => Promise<{ status: number; location?: string | undefined }>;

export const postOverHttp: Post = async ({ url, headers, body, signal }) => {
  const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get("location") ?? undefined };
};

const REDIRECTS_MOST = 5;

/** Follows only redirects that keep the body. */
export async function postFollowing(post: Post, letter: Letter): Promise<Reply> {
  let url = letter.url;
  for (let followed = 0; ; followed++) {
    const { status, location } = await post({ ...letter, url });
    if (!isFollowed(status) || !location || followed === REDIRECTS_MOST) return status;
    url = new URL(location, url).href;
  }
}
