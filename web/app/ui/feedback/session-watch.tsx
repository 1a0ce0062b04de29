import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { followSignOuts, noteMember } from "../../platform/forget-person.ts";
import { needsNoSession, withNext } from "../../platform/next-path.ts";
import { isMember, onSessionEnd, useSession } from "../../platform/session.ts";
import { useToast } from "../toast/toasts.tsx";

/** Clears a member's cached data with the session; a session that the server ended leads to the sign-in. */
export function SessionWatch() {
  const session = useSession();
  const known = session !== undefined;
  const member = session?.id;
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname, search } = useLocation();

  const before = useRef<number>(undefined);
  useEffect(() => {
    if (!known) return;
    client.removeQueries({ predicate: ({ queryKey }) => isAnothers(queryKey, member) });
    // Also drops keys without a member, such as those of the back office, that no mounted page uses.
    if (before.current !== undefined && before.current !== member) client.removeQueries({ type: "inactive" });
    before.current = member;
  }, [client, known, member]);

  const signedIn = isMember(session);
  useEffect(() => {
    if (!known) return;
    const root = document.documentElement;
    root.toggleAttribute("data-member", signedIn);
    if (!signedIn) root.removeAttribute("data-waiting");
  }, [known, signedIn]);

  useEffect(followSignOuts, []);
  useEffect(() => noteMember({ id: member }), [member]);

  useEffect(
    () =>
      onSessionEnd(() => {
        if (needsNoSession(pathname)) return;
        toast.error("Sesimu sudah berakhir. Silakan masuk kembali.");
        navigate(withNext("/login", pathname === "/login" ? undefined : pathname + search), {
          replace: true,
        });
      }),
    [navigate, toast, pathname, search],
  );
  return null;
}

const isAnothers = ([scope, owner]: readonly unknown[], member: number | undefined): boolean =>
  scope === "member" && owner !== member;
