import type { Pledge } from "@barakah/contract";
import { RHYTHM_FORM, type RhythmValues } from "@barakah/contract/pledges/pledge-form";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { MembersPage } from "../accounts/index.ts";
import { TotalBar } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { rupiah } from "../platform/format.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { ProblemNote } from "../ui/feedback/note.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Page } from "../ui/layout/page.tsx";
import type { Route } from "./+types/edit-pledge-page";
import { PledgeFields, rhythmIn } from "./pledge-fields.tsx";
import { pledgesQuery } from "./queries.ts";

const TITLE = "Ubah niat";
const FORM = "ubah-niat";
const SKELETON = <Skeleton className="m-4 h-96" />;

export default function EditPledgePage({ params }: Route.ComponentProps) {
  return (
    <MembersPage title={TITLE} description="Ubah nominal atau waktunya." back="/niat" skeleton={SKELETON}>
      {(memberId) => <Edit memberId={memberId} id={Number(params.id)} />}
    </MembersPage>
  );
}

function Edit({ memberId, id }: { memberId: number; id: number }) {
  const query = useQuery(pledgesQuery(memberId));
  const pledge = query.data?.pledges.find((one) => one.id === id && one.state !== "stopped");
  if (pledge) return <EditForm pledge={pledge} memberId={memberId} />;
  return (
    <Page title={TITLE} back="/niat" isHeading>
      <Loaded query={query} failure="Niatmu gagal dimuat." skeleton={SKELETON}>
        {() => (
          <EmptyState level="h2" heading="Niat ini tidak ada" text="Mungkin sudah berhenti.">
            <LinkButton to="/niat" variant="soft" label="Ke niat rutin" />
          </EmptyState>
        )}
      </Loaded>
    </Page>
  );
}

function EditForm({ pledge, memberId }: { pledge: Pledge; memberId: number }) {
  const navigate = useNavigate();
  const form = useForm<RhythmValues>({
    initial: { amount: pledge.amount, rhythm: { ...RHYTHM_FORM.rhythm, ...pledge.rhythm } },
    mutationFn: ({ amount, rhythm }) =>
      api.call("PATCH /api/pledges/:id/", {
        params: { id: String(pledge.id) },
        body: { amount, rhythm: rhythmIn(rhythm) },
      }),
    success: "Niatmu diubah.",
    refreshes: [pledgesQuery(memberId).queryKey],
    onSuccess: () => navigate("/niat"),
  });
  return (
    <Page
      title={TITLE}
      back="/niat"
      isHeading
      actions={
        <TotalBar caption={pledge.title} total={rupiah(form.values.amount)} form={FORM} busy={form.busy}>
          Simpan
        </TotalBar>
      }
    >
      <form id={FORM} ref={form.ref} noValidate onSubmit={form.submit}>
        <PledgeFields form={form} />
        <ProblemNote>{form.problem}</ProblemNote>
      </form>
    </Page>
  );
}
