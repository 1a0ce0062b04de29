import type { PaymentPage } from "@barakah/contract";
import { date, timeOfDay } from "../../platform/format.ts";
import { Fact } from "./facts-list.tsx";
import { useOwnPayment } from "./own-payment.ts";

const SUBJECT: Record<PaymentPage["kind"], string> = {
  donation: "Program",
  order: "Pesanan",
  enrolment: "Kelas",
  zakat: "Zakat",
  event: "Acara",
};

export default function PaymentDetails({ page }: { page: string }) {
  const payment = useOwnPayment(page);
  if (!payment) return null;
  const { kind, about } = payment;
  const at = payment.verified_at ?? payment.created_at;
  return (
    <>
      <Fact name={SUBJECT[kind]}>{about.title}</Fact>
      {about.shown_as && <Fact name="Nama yang tampil">{about.shown_as}</Fact>}
      <Fact name="Tanggal">
        {date(at)}, {timeOfDay(at)} WIB
      </Fact>
    </>
  );
}
