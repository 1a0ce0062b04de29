import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { withNext } from "../../platform/next-path.ts";
import { onSessionEnd, useSession } from "../../platform/session.ts";
import { useToast } from "../toast/toasts.tsx";

/** What a member has fetched goes with the member, and a session that ended by itself leads to the sign-in. */
export function SessionWatch() {
  const session = useSession();
  const known = session !== undefined;
  const member = session?.id;
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (known) client.removeQueries({ predicate: ({ queryKey }) => isAnothers(queryKey, member) });
  }, [client, known, member]);

  useEffect(
    () =>
      onSessionEnd(() => {
        toast.error("Sesimu sudah berakhir. Silakan masuk kembali.");
        navigate(withNext("/login", pathname === "/login" ? undefined : pathname + search), {
          replace: true,
        });
      }),
    [navigate, toast, pathname, search],
  );
  return null;
}

function isAnothers([scope, owner]: readonly unknown[], member: number | undefined): boolean {
  return scope === "member" && owner !== member;
}
