import { useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../platform/hydrated.ts";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { FormProblem } from "./form-problem.tsx";

const KEY = /^[0-9a-f]{40}$/;

/** The secret of a mailed link. It is in the fragment (after '#'), which no server and no access log sees. */
export function useLinkKey(): string | undefined {
  const { hash } = useLocation();
  const key = hash.slice(1);
  return useHydrated() && KEY.test(key) ? key : undefined;
}

interface EmailLinkPageProps {
  title: string;
  heading: string;
  text: string;
  button: string;
  send(key: string): Promise<{ detail: string }>;
  onDone?(): void;
}

/** The page of a mailed link about an address. Opening it changes nothing, because mail scanners open every link. */
export function EmailLinkPage({ title, heading, text, button, send, onDone }: EmailLinkPageProps) {
  const key = useLinkKey();
  const hydrated = useHydrated();
  const [done, setDone] = useState("");
  const form = useForm<{ key: string }, { detail: string }>({
    mutationFn: () => send(key ?? ""),
    onSuccess: ({ detail }) => {
      setDone(detail);
      onDone?.();
    },
  });
  const problem = form.problem ?? form.errors.key;
  return (
    <Page title={title} back="/login" isHeading className="p-4 pb-8" description={text} noindex>
      <Card className="px-4 py-5">
        {done ? (
          <StateScreen heading={done} text="Buka surat itu, buat password baru, lalu masuk.">
            <LinkButton to="/login">Login</LinkButton>
          </StateScreen>
        ) : hydrated && !key ? (
          <StateScreen
            heading="Tautan ini tidak lengkap"
            text="Mungkin terpotong saat disalin. Buka sekali lagi dari surat kami, atau hubungi kami."
          >
            <LinkButton to="/hubungi-kami">Hubungi kami</LinkButton>
          </StateScreen>
        ) : (
          <form ref={form.ref} method="post" onSubmit={form.submit} className="flex flex-col gap-4">
            <h2 className="text-lg">{heading}</h2>
            <p className="text-sm text-text-2">{text}</p>
            <FormProblem>{problem}</FormProblem>
            <Button type="submit" busy={form.busy} label={button} />
            {problem && <LinkButton to="/hubungi-kami" variant="line" label="Hubungi kami" />}
          </form>
        )}
      </Card>
    </Page>
  );
}
