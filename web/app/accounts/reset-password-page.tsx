import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { PageMeta } from "../platform/page-meta.tsx";
import { useSession } from "../platform/session.ts";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { Card } from "../ui/layout/card.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { ChangePassword } from "./change-password.tsx";
import { ConfirmReset } from "./confirm-reset.tsx";
import { Outcome } from "./outcome.tsx";

/** From the e-mail, with uid and token: a new password. From the account's menu, without them: with the old one. */
export default function ResetPasswordPage() {
  const [done, setDone] = useState(false);
  const navigate = useNavigate();

  function finish() {
    setDone(true);
    // The used link need not stay in the address and the history.
    navigate("/reset-password", { replace: true });
  }
  return (
    <AppShell header={<PageHeader title="Ganti Password" back="/login" isHeading />} className="p-4 pb-8">
      <PageMeta title="Ganti Password" description="Buat password baru untuk akun BARAKAH APP." noindex />
      <Card className="px-4 py-5">{done ? <Done /> : <ResetForm onDone={finish} />}</Card>
    </AppShell>
  );
}

function ResetForm({ onDone }: { onDone(): void }) {
  const [params] = useSearchParams();
  const session = useSession();
  const [uid, token] = [params.get("uid"), params.get("token")];
  // The server draws the page without its query, so until hydration neither is known.
  if (session === undefined) {
    return (
      <Loading>
        <Skeleton className="h-48" />
      </Loading>
    );
  }
  if (uid && token) return <ConfirmReset uid={uid} token={token} onDone={onDone} />;
  if (session?.access) return <ChangePassword session={session} onDone={onDone} />;
  return (
    <StateScreen
      heading="Tautan tidak lengkap"
      text="Buka tautan dari e-mail sekali lagi, atau minta tautan baru. Sudah ingat password-mu? Masuk saja."
    >
      <LinkButton to="/lupa-password">Minta Tautan Baru</LinkButton>
      <LinkButton to="/login" variant="line">
        Login
      </LinkButton>
    </StateScreen>
  );
}

function Done() {
  return (
    <Outcome
      sentence="Password reset successful. You can now log in."
      text="Demi keamanan, kamu sudah keluar dari semua perangkat. Silakan masuk dengan password yang baru."
    >
      <LinkButton to="/login" block>
        Login
      </LinkButton>
    </Outcome>
  );
}
