import type { PaymentFile } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { ReasonButton, withReason } from "../../ui/staff/reason-dialog.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { LoadItem, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { PaymentActs } from "../corrections/payment-acts.tsx";
import { RefundList } from "../corrections/refund-list.tsx";
import { useProposalsAbout } from "../proposals/queries.ts";
import { Facts } from "../verification/facts.tsx";
import { fileQuery } from "../verification/queries.ts";
import { Surroundings } from "../verification/surroundings.tsx";
import type { Route } from "./+types/payment-page";
import { PaymentHead } from "./payment-head.tsx";
import { PaymentMoney, PaymentPostings, PaymentProofs } from "./payment-money.tsx";
import { PaymentProposals } from "./payment-proposals.tsx";
import { PaymentTimeline } from "./payment-timeline.tsx";
import "../verification/verification.css";
import "../verification/decision.css";

export default function PaymentPage({ params }: Route.ComponentProps) {
  const query = useQuery(fileQuery(params.reference));
  return (
    <LoadItem query={query} title="Pembayaran" list="/admin/pembayaran">
      {(file) => <PaymentView file={file} />}
    </LoadItem>
  );
}

function PaymentView({ file }: { file: PaymentFile }) {
  const { reference, status, method, has_proof } = file;
  const proposals = useProposalsAbout(reference);
  return (
    <WorkPage
      title={reference}
      actions={
        <>
          <Neighbours reference={reference} />
          {status === "rejected" && method !== ONLINE_METHOD && <ReopenPayment reference={reference} />}
          {status === "pending" && has_proof && <SmallLink label="Ke verifikasi" to="/admin/verifikasi" />}
        </>
      }
    >
      <div className="mb-4.5 grid gap-3 empty:hidden">
        <PaymentProposals file={file} proposals={proposals} />
      </div>
      <div className="bo-grid wide-narrow">
        <div className="bo-grid">
          <PaymentHead file={file} proposed={proposals.length > 0} />
          <PaymentTimeline file={file} proposals={proposals} />
          <PaymentPostings file={file} />
        </div>
        <div className="bo-grid">
          <PaymentActs file={file} proposals={proposals} />
          <RefundList file={file} />
          <Panel title="Pembayar">
            <Facts file={file} brief />
            <Surroundings file={file} />
          </Panel>
          <PaymentMoney file={file} />
          <PaymentProofs file={file} />
        </div>
      </div>
    </WorkPage>
  );
}

/** The references of the list that this payment was opened from. */
function besideIn(state: unknown): readonly string[] {
  const { beside } = (state ?? {}) as { beside?: unknown };
  return Array.isArray(beside) ? beside.map(String) : [];
}

/** Links to the previous and next payment of the list that this one was opened from. */
function Neighbours({ reference }: { reference: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const beside = besideIn(state);
  const at = beside.indexOf(reference);
  const before = at > 0 ? beside[at - 1] : undefined;
  const after = at >= 0 ? beside[at + 1] : undefined;
  const pathTo = (other: string) => `/admin/pembayaran/${encodeURIComponent(other)}`;
  const go = (other: string | undefined) => other && navigate(pathTo(other), { state });
  useShortcuts({ k: () => go(before), j: () => go(after) });
  if (!before && !after) return null;
  return (
    <>
      {before && (
        <SmallLink to={pathTo(before)} state={state} variant="line">
          Sebelumnya <kbd>K</kbd>
        </SmallLink>
      )}
      {after && (
        <SmallLink to={pathTo(after)} state={state} variant="line">
          Berikutnya <kbd>J</kbd>
        </SmallLink>
      )}
    </>
  );
}

/** Returns a rejected payment to the verification queue. */
const ReopenPayment = ({ reference }: { reference: string }) => (
  <ReasonButton
    button="Buka kembali"
    danger={false}
    title="Buka kembali pembayaran ini?"
    text="Ia menunggu diperiksa lagi, dan pembayarnya diberi tahu. Stok pesanan, tempat di kelas atau kursi acara diambil lagi bila masih ada."
    short="Tulis mengapa pembayaran ini dibuka kembali."
    confirm="Buka kembali"
    success="Dibuka kembali. Pembayaran ini menunggu di verifikasi."
    correct={withReason("POST /api/admin/payments/:reference/reopen/", { reference })}
  />
);
