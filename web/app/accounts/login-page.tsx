import type { SessionUser } from "@barakah/contract";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useNext } from "../platform/next-path.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { isMember, startSession, useSession } from "../platform/session.ts";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { AccountScreen } from "./account-screen.tsx";
import { LoginForm } from "./login-form.tsx";

/** Two faces: the account's menu for whoever is signed in, the sign-in for everyone else. */
export default function LoginPage() {
  const session = useSession();
  const next = useNext();
  const navigate = useNavigate();
  const { key } = useLocation();
  // Whoever has just signed in is on the way out and keeps seeing the form; coming back is another visit.
  const [leftVisit, setLeftVisit] = useState<string>();
  // Half a session is none: the page that sent it here would send it here again.
  const signedIn = isMember(session) && leftVisit !== key;

  function signIn(user: SessionUser) {
    setLeftVisit(key);
    startSession(user);
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
        // Not seen at once by members who reload the page: by then it is known that they are signed in.
        <div className={session === undefined ? "appear-late" : undefined}>
          <LoginForm next={next} onSignIn={signIn} />
        </div>
      )}
    </AppShell>
  );
}
