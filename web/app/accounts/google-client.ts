import type { SessionUser } from "@barakah/contract";
import { ApiError } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";

interface GoogleSettings {
  client_id: string;
  nonce: string;
  callback(answer: { credential?: string }): void;
}

export interface GoogleLook {
  type: "standard";
  size: "large" | "medium" | "small";
  text: "signin_with" | "signup_with";
  theme: "outline" | "filled_black";
  logo_alignment: "center";
  width: number;
  locale: string;
}

/** The part of Google's API that we use. */
interface GoogleId {
  initialize(settings: GoogleSettings): void;
  renderButton(place: HTMLElement, look: GoogleLook): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

let loading: Promise<GoogleId> | undefined;

/** Loads the script once; after a failure the next call retries. */
export function loadGoogle(scriptUrl: string): Promise<GoogleId> {
  loading ??= loadScript(scriptUrl).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const loadScript = (src: string): Promise<GoogleId> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.onload = () => {
      const id = window.google?.accounts?.id;
      if (id) resolve(id);
      else reject(new Error("Google's script brought no sign-in"));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error("Google's script did not load"));
    };
    document.head.append(script);
  });

/** By the specification; the server uses the same sentence. */
export const GOOGLE_LOGIN_FAILED = "Gagal Login dengan akun google, coba cara lain";

export const signInWithGoogle = async (token: string, otp?: string): Promise<SessionUser> =>
  withAccess(await api.call("POST /api/auth/google-login/", { body: { token, otp } }));

export function withAccess(user: SessionUser): SessionUser {
  if (user?.access) return user;
  throw new ApiError({ status: 502, code: "unreadable", detail: "Terjadi kesalahan. Silakan coba lagi." });
}

/** The account has two-step verification: a code is needed too. */
export const isCodeWanted = (error: Error) => error instanceof ApiError && error.code === "otp_required";
