import { lazy, Suspense } from "react";
import { MembersPage } from "../../accounts/index.ts";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";

/** Only members see it, and it is heavy: loaded when the session is known. */
const OwnArticlePage = lazy(() => import("./writing.tsx"));

const LIST = "/tulisan-saya";

export default function WritePage({ params: { id } }: { params: { id?: string } }) {
  const title = id ? "Tulisan saya" : "Tulis artikel";
  const skeleton = <RowsSkeleton />;
  return (
    <MembersPage
      title={title}
      description="Tulis dan kirim artikel ke BARAKAH APP."
      back={LIST}
      skeleton={skeleton}
    >
      {(memberId) => (
        <Suspense
          fallback={
            <Page title={title} back={LIST} isHeading className="pt-4 pb-8">
              {skeleton}
            </Page>
          }
        >
          <OwnArticlePage
            key={id ?? "baru"}
            title={title}
            memberId={memberId}
            {...(id && { id: Number(id) })}
          />
        </Suspense>
      )}
    </MembersPage>
  );
}
