import type { PaymentFile } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { statusWords } from "../../payments/index.ts";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { LoadItem } from "../../ui/staff/load-item.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { PaymentActs } from "../corrections/payment-acts.tsx";
import { RefundList } from "../corrections/refund-list.tsx";
import { Facts } from "../verification/facts.tsx";
import { fileQuery } from "../verification/queries.ts";
import { Surroundings } from "../verification/surroundings.tsx";
import "../verification/verification.css";
import "../verification/decision.css";
import type { Route } from "./+types/payment-page";
import { Neighbours } from "./neighbours.tsx";
import { PaymentHistory } from "./payment-history.tsx";
import { PaymentMoney } from "./payment-money.tsx";
import { PaymentPostings } from "./payment-postings.tsx";
import { PaymentProofs } from "./payment-proofs.tsx";
import { ReopenPayment } from "./reopen-payment.tsx";

export default function PaymentPage({ params }: Route.ComponentProps) {
  const query = useQuery(fileQuery(params.reference));
  return (
    <LoadItem query={query} crumb="Pembayaran" title="Pembayaran" list="/admin/pembayaran">
      {(file) => <PaymentView file={file} />}
    </LoadItem>
  );
}

/** All that is known of one payment, whatever was decided about it. */
function PaymentView({ file }: { file: PaymentFile }) {
  const { reference, status, method, has_proof } = file;
  const { tone, text } = statusWords(status, method);
  return (
    <WorkPage
      crumb="Pembayaran"
      title={reference}
      actions={
        <>
          <Neighbours reference={reference} />
          {status === "rejected" && method !== ONLINE_METHOD && <ReopenPayment reference={reference} />}
          {status === "pending" && has_proof && (
            <LinkButton to="/admin/verifikasi" size="sm">
              Ke verifikasi
            </LinkButton>
          )}
        </>
      }
    >
      <div className="bo-grid wide-narrow">
        <div className="bo-grid">
          <Panel title={file.payer_name} action={<StatusBadge tone={tone}>{text}</StatusBadge>}>
            <Facts file={file} />
            <Surroundings file={file} />
          </Panel>
          <PaymentHistory file={file} />
          <PaymentPostings file={file} />
        </div>
        <div className="bo-grid">
          <PaymentActs file={file} />
          <RefundList file={file} />
          <PaymentMoney file={file} />
          <PaymentProofs file={file} />
        </div>
      </div>
    </WorkPage>
  );
}
