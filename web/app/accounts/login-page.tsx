import type { SessionUser } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useNext } from "../platform/next-path.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { isMember, startSession, useSession } from "../platform/session.ts";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { AccountScreen } from "./account-screen.tsx";
import { LoginForm } from "./login-form.tsx";
import { waitingQuery } from "./waiting-query.ts";

const FIRST_LOOK_MS = 1000;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** The account menu for members, the sign-in for everybody else. */
export default function LoginPage() {
  const session = useSession();
  const next = useNext();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { key } = useLocation();
  // Right after signing in the form stays until the next page is shown.
  const [leftVisit, setLeftVisit] = useState<string>();
  // Without an access token the next page would redirect here again.
  const signedIn = isMember(session) && leftVisit !== key;

  async function signIn(user: SessionUser) {
    setLeftVisit(key);
    startSession(user);
    // Home then knows at once how many rows to show. On a slow connection the sign-in does not wait for it.
    if (!next) await Promise.race([client.prefetchQuery(waitingQuery(user.id)), pause(FIRST_LOOK_MS)]);
    return navigate(next ?? "/", { replace: next !== undefined });
  }
  if (signedIn && next) return <Navigate to={next} replace />;
  return (
    <AppShell header={null}>
      <PageMeta
        title={signedIn ? "Akun" : "Login"}
        description="Masuk ke akun BARAKAH APP untuk berbelanja, ikut kelas, dan melihat riwayat donasimu."
        noindex
      />
      {session && signedIn ? (
        <AccountScreen session={session} />
      ) : (
        // Hidden briefly, so that members who reload do not see the form.
        <div className={session === undefined ? "appear-late" : undefined}>
          <LoginForm next={next} onSignIn={signIn} />
        </div>
      )}
    </AppShell>
  );
}
