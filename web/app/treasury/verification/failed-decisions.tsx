import type { WaitingDecision } from "@barakah/contract";
import { api } from "../../platform/browser-api.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { DECISIONS_KEY } from "./queries.ts";
import { labelOf } from "./use-decisions.ts";

/** Decisions that the server could not carry out any more, with the reason, until their maker has read it. */
export function FailedDecisions({ failed }: { failed: readonly WaitingDecision[] }) {
  const seen = useSend({
    mutationFn: (key: string) =>
      api.call("POST /api/admin/decisions/:decision/seen/", { params: { decision: key } }),
    refreshes: [DECISIONS_KEY],
  });
  return failed.map(({ key, reference, to, problem, ...payment }) => (
    <Note key={reference} tone="red" className="m-2.5">
      <b>
        {to === "approve" ? "Tidak jadi disetujui" : "Tidak jadi ditolak"}: {labelOf(payment)}.
      </b>{" "}
      {problem} <TextLink to={`/admin/pembayaran/${reference}`}>{reference}</TextLink>
      <SmallButton variant="quiet" busy={seen.busy} onClick={() => seen.send(key)}>
        Mengerti
      </SmallButton>
    </Note>
  ));
}
