import { PaymentView } from "../page/payment-page.tsx";
import { ProofView } from "../page/proof-page.tsx";

/** What a payment's page shows, and its form for the proof. */
export default function KeptView({ name, isProof }: { name: string; isProof: boolean }) {
  return isProof ? <ProofView name={name} /> : <PaymentView name={name} />;
}
