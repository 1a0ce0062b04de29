import type { SessionUser } from "@barakah/contract";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useNext } from "../platform/next-path.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { isMember, startSession, useSession } from "../platform/session.ts";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { AccountScreen } from "./account-screen.tsx";
import { LoginForm } from "./login-form.tsx";

/** The account menu for members, the sign-in for everybody else. */
export default function LoginPage() {
  const session = useSession();
  const next = useNext();
  const navigate = useNavigate();
  const { key } = useLocation();
  // Right after signing in the form stays until the next page is shown.
  const [leftVisit, setLeftVisit] = useState<string>();
  // Without an access token the next page would redirect here again.
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
        // Hidden briefly, so that members who reload do not see the form.
        <div className={session === undefined ? "appear-late" : undefined}>
          <LoginForm next={next} onSignIn={signIn} />
        </div>
      )}
    </AppShell>
  );
}
