import type { StaffPayout } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { UnsavedGuard } from "../../accounts/index.ts";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { CheckBoldIcon } from "../../ui/icons/icons.tsx";
import { LoadItem } from "../../ui/staff/load-item.tsx";
import { useDraft } from "../../ui/staff/use-draft.ts";
import { useWork } from "../../ui/staff/use-work.ts";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { formOf, type PayoutForm, toldBy } from "./payout-form.ts";
import { PayoutMoney } from "./payout-money.tsx";
import { PayoutPicture } from "./payout-picture.tsx";
import { PayoutStory } from "./payout-story.tsx";
import { payoutQuery } from "./queries.ts";

/** `?dari=12` begins with what the reversed payout 12 said. */
export default function NewPayoutPage() {
  const [params] = useSearchParams();
  const from = params.get("dari");
  return from ? <Again id={Number(from)} /> : <NewPayout />;
}

function Again({ id }: { id: number }) {
  const query = useQuery(payoutQuery(id));
  return (
    <LoadItem query={query} crumb="Penyaluran dana" title="Catat penyaluran" list="/admin/penyaluran">
      {(payout) => <NewPayout like={payout} />}
    </LoadItem>
  );
}

function NewPayout({ like }: { like?: StaffPayout }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const work = useWork();
  const { draft, change, unsaved, saved, settle } = useDraft<PayoutForm>(formOf(like));
  // One payout, however often it is sent.
  const key = useRef(crypto.randomUUID());

  async function save() {
    const { bank, amount } = draft;
    const body = { ...toldBy(draft), campaign_id: Number(draft.campaign), bank, amount };
    const headers = { "idempotency-key": key.current };
    const written = await work.run(
      () => api.call("POST /api/admin/payouts/", { body }, { headers }),
      "Penyaluran dana sudah dicatat.",
    );
    if (!written) return;
    settle({});
    await client.invalidateQueries({ queryKey: ["payouts"] });
    navigate("/admin/penyaluran");
  }
  return (
    <WorkPage
      crumb="Penyaluran dana"
      title="Catat penyaluran"
      actions={
        <Button size="sm" busy={work.busy} onClick={save}>
          <CheckBoldIcon size={18} />
          Catat penyaluran
        </Button>
      }
    >
      <UnsavedGuard unsaved={unsaved} saved={saved} />
      <div className="bo-grid wide-narrow">
        <div className="bo-grid">
          <PayoutMoney form={draft} work={work} onChange={change} />
          <PayoutStory form={draft} work={work} onChange={change} />
        </div>
        <PayoutPicture
          thumbnail={draft.thumbnail}
          onChange={(stored) =>
            change({ picture: stored?.key ?? null, thumbnail: stored?.thumbnail ?? null })
          }
        />
      </div>
    </WorkPage>
  );
}
