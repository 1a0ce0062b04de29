import type { Invitation } from "@barakah/contract";
import { ROLES } from "@barakah/contract/platform/staff-roles";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { statusOf } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";
import { dateInWords } from "../platform/format.ts";
import { withNext } from "../platform/next-path.ts";
import { isMember, useSession } from "../platform/session.ts";
import { named, useSiteName } from "../platform/site-name.ts";
import { readFromTab, removeFromTab, saveToTab } from "../platform/tab-storage.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { useSend } from "../ui/form/use-send.ts";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { FormProblem } from "./form-problem.tsx";
import { useSignOut } from "./sign-out.ts";

const HERE = "/undangan";
const KEPT = "undangan";
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The secret of the link: taken out of the address and its history, and kept while its reader registers. */
function useToken(): string | undefined {
  const [token, setToken] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    const inLink = window.location.hash.slice(1);
    if (inLink) {
      saveToTab(KEPT, inLink);
      navigate(HERE, { replace: true });
    }
    setToken(inLink || (readFromTab(KEPT, isText) ?? ""));
  }, [navigate]);
  return token;
}

/** The page of an invitation link, which gives its reader a staff role. */
export default function InvitationPage() {
  const token = useToken();
  return (
    <Page
      title="Undangan"
      back="/"
      isHeading
      className="p-4 pb-8"
      description="Undangan menjadi pengurus BARAKAH APP."
      noindex
    >
      <Card className="px-4 py-5">
        {token === undefined && <Waiting />}
        {token === "" && <Gone />}
        {token && <Opened token={token} />}
      </Card>
    </Page>
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton className="h-48" />
  </Loading>
);

const Gone = ({ children = "Minta tautan baru kepada yang mengundangmu." }: { children?: string }) => (
  <StateScreen heading="Undangan tidak berlaku" text={children}>
    <LinkButton to="/" variant="line" label="Ke Beranda" />
  </StateScreen>
);

function Opened({ token }: { token: string }) {
  const query = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => api.call("POST /api/invitations/open/", { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (query.data) return <Offer invitation={query.data} token={token} />;
  if (!query.isError) return <Waiting />;
  if (statusOf(query.error) === 404)
    return (
      <Gone>Sudah dipakai, ditarik, atau lewat tiga hari. Minta tautan baru kepada yang mengundangmu.</Gone>
    );
  return (
    <ErrorState
      message="Undangan belum dapat dibuka."
      error={query.error}
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
    />
  );
}

function Offer({
  invitation: { role, invited_by, expires_at },
  token,
}: {
  invitation: Invitation;
  token: string;
}) {
  const name = useSiteName();
  const session = useSession();
  const { label, does } = ROLES[role];
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-bold text-pretty">Kamu diundang menjadi {label}</h2>
        <p className="mt-1.5 text-text-2 wrap-anywhere">
          {named(`${invited_by} mengajakmu ikut mengurus BARAKAH APP.`, name)} {does}
        </p>
        <p className="mt-1.5 text-sm text-text-2">
          Berlaku sampai {dateInWords(expires_at)}, untuk satu orang. Jangan teruskan tautannya.
        </p>
      </div>
      {isMember(session) ? <Accept token={token} username={session.username ?? ""} /> : <SignInFirst />}
    </div>
  );
}

const SignInFirst = () => (
  <div className="flex flex-col gap-2.5">
    <LinkButton to={withNext("/register", HERE)} block label="Buat akun, lalu terima" />
    <LinkButton to={withNext("/login", HERE)} variant="line" block label="Sudah punya akun" />
  </div>
);

function Accept({ token, username }: { token: string; username: string }) {
  const navigate = useNavigate();
  const session = useSession();
  const signOut = useSignOut();
  const [begins, setBegins] = useState<string>();
  const accept = useSend({
    mutationFn: () => api.call("POST /api/invitations/accept/", { body: { token } }),
    onError: () => {},
    async onSuccess({ takes_effect_at }) {
      removeFromTab(KEPT);
      if (takes_effect_at) setBegins(takes_effect_at);
      else await navigate("/admin", { replace: true });
    },
    refreshes: [["staff"], ["member"]],
  });
  if (begins)
    return (
      <StateScreen
        heading={`Peranmu mulai ${dateInWords(begins)}`}
        text="Peran ini memegang uang, jadi menunggu tiga hari. Petugas keuangan lain sudah dikabari. Kami memberitahumu saat peranmu berlaku."
      >
        <LinkButton to="/" label="Ke Beranda" />
      </StateScreen>
    );
  return (
    <div className="flex flex-col gap-2.5">
      <FormProblem>{accept.problem}</FormProblem>
      <Button block busy={accept.busy} onClick={() => accept.send()} label={`Terima sebagai ${username}`} />
      {session && (
        <Button
          variant="quiet"
          block
          onClick={() => signOut(session)}
          label="Bukan akunmu? Keluar, lalu buka tautannya lagi"
        />
      )}
    </div>
  );
}
