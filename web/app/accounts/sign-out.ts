import { useLocation, useNavigate } from "react-router";
import { api } from "../platform/browser-api.ts";
import { UNSENT_PROOFS } from "../platform/device-keys.ts";
import { forgetPerson } from "../platform/forget-person.ts";
import { withNext } from "../platform/next-path.ts";
import { safeStorage } from "../platform/safe-storage.ts";
import { dropSession, type StoredSession } from "../platform/session.ts";
import { useToast } from "../ui/toast/toasts.tsx";

const STAYS =
  "Bukti transfer yang belum terkirim tetap tersimpan di HP ini dan menunggu sampai kamu masuk lagi.";

/** Ends the session and deletes the person's data in all tabs. Also works offline; the server is told if possible. */
export function useSignOut(): (session: StoredSession) => void {
  const navigate = useNavigate();
  const toast = useToast();
  return ({ refresh }) => {
    forgetPerson();
    dropSession();
    if (refresh) void api.call("POST /api/auth/logout/", { body: { refresh } }).catch(() => {});
    const detail = safeStorage().getItem(UNSENT_PROOFS) ? STAYS : undefined;
    toast.success("Logout successful!", { lang: "en", detail });
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
