import { useLocation, useNavigate } from "react-router";
import { api } from "../platform/browser-api.ts";
import { withNext } from "../platform/next-path.ts";
import { dropSession, type StoredSession } from "../platform/session.ts";
import { useToast } from "../ui/toast/toasts.tsx";

/** Forgets the session here and in every other tab at once, and tells the server, which need not be in reach. */
export function useSignOut(): (session: StoredSession) => void {
  const navigate = useNavigate();
  const toast = useToast();
  return ({ refresh }) => {
    dropSession();
    if (refresh) void api.call("POST /api/auth/logout/", { body: { refresh } }).catch(() => {});
    toast.success("Logout successful!", { lang: "en" });
    navigate("/login", { replace: true });
  };
}

/** Out, to the sign-in, and back here afterwards: for what only a fresh session may do. */
export function useSignInAgain(): (session: StoredSession) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return ({ refresh }) => {
    dropSession();
    if (refresh) void api.call("POST /api/auth/logout/", { body: { refresh } }).catch(() => {});
    navigate(withNext("/login", pathname), { replace: true });
  };
}
