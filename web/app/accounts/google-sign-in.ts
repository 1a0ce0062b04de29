import type { SessionUser } from "@barakah/contract";
import { ApiError } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";

/** The sentence of the spec, which is also the server's when it does not believe the proof. */
export const GOOGLE_LOGIN_FAILED = "Gagal Login dengan akun google, coba cara lain";

/** Trades Google's proof for a session of ours; without an access token in the answer there is none. */
export async function signInWithGoogle(token: string, otp?: string): Promise<SessionUser> {
  return withAccess(await api.call("POST /api/auth/google-login/", { body: { token, otp } }));
}

export function withAccess(user: SessionUser): SessionUser {
  if (user?.access) return user;
  throw new ApiError({ status: 502, code: "unreadable", detail: "Terjadi kesalahan. Silakan coba lagi." });
}

/** Right so far, but this account asks for a code of the authenticator as well. */
export const isCodeWanted = (error: Error) => error instanceof ApiError && error.code === "otp_required";
