import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../platform/browser-api.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { useLinkKey } from "../email-link.tsx";
import { FormProblem } from "../form-problem.tsx";
import { MembersOnly } from "../members-only.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePhone } from "./change-phone.tsx";
import { emailQuery, twoStepQuery } from "./queries.ts";
import { SessionList } from "./session-list.tsx";
import { TwoStepSettings } from "./two-step-settings.tsx";

const TITLE = "Keamanan";

export default function SecurityPage() {
  return (
    <>
      <PageMeta
        title={TITLE}
        description="E-mail dan nomor HP, verifikasi dua langkah, dan perangkat yang masuk."
        noindex
      />
      <MembersOnly needsId waiting={<Frame>{WAITING}</Frame>}>
        {({ id }) => (
          <Frame>
            <Email memberId={id ?? 0} />
            <Part title="Nomor HP">
              <ChangePhone memberId={id ?? 0} />
            </Part>
            <TwoStep />
            <Part title="Perangkat yang masuk">
              <SessionList />
            </Part>
          </Frame>
        )}
      </MembersOnly>
    </>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title={TITLE} back="/login" isHeading className="flex flex-col gap-4 p-4 pb-8">
    {children}
  </Page>
);

const WAITING = (
  <Loading>
    <Skeleton className="h-56 rounded-lg" />
  </Loading>
);

function Email({ memberId }: { memberId: number }) {
  const { data } = useQuery(emailQuery(memberId));
  return (
    <Part
      title="E-mail"
      badge={
        data && (
          <StatusBadge tone={data.confirmed ? "ok" : "mute"}>
            {data.confirmed ? "Dikonfirmasi" : "Belum dikonfirmasi"}
          </StatusBadge>
        )
      }
    >
      <ConfirmEmail memberId={memberId} />
      <div className="mt-4 flex flex-col gap-4">
        <ChangeEmail memberId={memberId} />
      </div>
    </Part>
  );
}

function TwoStep() {
  const query = useQuery(twoStepQuery);
  const { data } = query;
  if (!data && query.isError)
    return (
      <ErrorState
        message="Pengaturan keamanan belum dapat dimuat."
        error={query.error}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  if (!data) return WAITING;
  return (
    <Part
      title="Verifikasi dua langkah"
      badge={
        <StatusBadge tone={data.enabled ? "ok" : "mute"}>
          {data.enabled ? "Aktif" : "Belum aktif"}
        </StatusBadge>
      }
    >
      <TwoStepSettings enabled={data.enabled} left={data.recovery_left} />
    </Part>
  );
}

const Part = ({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) => (
  <Card as="section" aria-label={title} className="px-4 py-5">
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 className="flex-[1_1_7rem] text-lg">{title}</h2>
      {badge}
    </div>
    {children}
  </Card>
);

/** A code by mail shows that the account's address is its member's own. */
function ConfirmEmail({ memberId }: { memberId: number }) {
  const { data } = useQuery(emailQuery(memberId));
  const asked = useSend<void, { detail: string }>({
    mutationFn: () => api.call("POST /api/accounts/email/code/", {}),
    success: "Kode sudah dikirim.",
  });
  const form = useForm<{ code: string }>({
    initial: { code: "" },
    mutationFn: ({ code }) => api.call("POST /api/accounts/email/confirm/", { body: { code } }),
    refreshes: [emailQuery(memberId).queryKey],
    success: "E-mailmu sudah dikonfirmasi.",
    onError: () => {},
  });
  // From the letter after registering.
  const key = useLinkKey();
  const byLink = useForm<{ code: string }>({
    initial: { code: "" },
    mutationFn: () => api.call("POST /api/accounts/email/confirm/", { body: { code: key ?? "" } }),
    refreshes: [emailQuery(memberId).queryKey],
    success: "E-mailmu sudah dikonfirmasi.",
    onError: () => {},
  });
  if (!data) return null;
  if (!data.confirmed && key)
    return (
      <form method="post" noValidate onSubmit={byLink.submit} className="flex flex-col gap-4">
        <p className="text-sm text-text-2 wrap-anywhere">Ini alamatmu: {data.email}?</p>
        <FormProblem>{byLink.problem ?? byLink.errors.code}</FormProblem>
        <Button type="submit" busy={byLink.busy} label="Konfirmasi e-mail ini" />
      </form>
    );
  if (data.confirmed) return <p className="text-sm text-text-2 wrap-anywhere">{data.email}</p>;
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm text-text-2 wrap-anywhere">
        Kami kirim enam angka ke {data.email}. Dengan e-mail yang dikonfirmasi, semua kabar untukmu sampai dan
        kamu bisa memesan produk yang tinggal sedikit.
      </p>
      <Button variant="soft" busy={asked.busy} onClick={() => asked.send()} label="Kirim kode" />
      <TextInput
        label="Kode dari surat"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={form.values.code}
        onChange={({ currentTarget }) => form.change({ code: currentTarget.value })}
        error={form.errors.code}
      />
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" busy={form.busy} label="Konfirmasi" />
    </form>
  );
}
