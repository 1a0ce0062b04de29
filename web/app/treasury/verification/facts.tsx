import type { PaymentFile } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import type { ReactNode } from "react";
import { date, rupiah, timeOfDay } from "../../platform/format.ts";
import { whatsappLink } from "../../platform/whatsapp.ts";
import { Icon } from "../../ui/icons/icon.tsx";

interface Fact {
  label: string;
  value: ReactNode;
  /** True: matches. False: needs a look. Undefined: nothing to compare with. */
  good?: boolean;
  warning?: string;
}

const moment = (instant: string) => `${date(instant)} ${timeOfDay(instant)}`;

const phoneLink = (phone: string, reference: string) =>
  whatsappLink(phone.replace(/\D/g, "").replace(/^0/, "62"), `Assalamualaikum, tentang ${reference}: `);

const HEADED = 3;

function factsOf(file: PaymentFile): Fact[] {
  const [claim] = file.claims;
  const [candidate] = file.candidates;
  const otherDay = claim && candidate && candidate.day !== claim.transfer_date;
  return [
    { label: "Untuk", value: file.title, good: true },
    { label: "Nominal", value: rupiah(file.amount), good: file.check !== "mismatch" },
    file.held
      ? { label: "QRIS", value: file.held.merchant || PAYMENT_METHOD_LABEL[file.method], good: true }
      : { label: "Bank tujuan", value: PAYMENT_METHOD_LABEL[file.method] },
    ...(file.held
      ? [
          {
            label: "Nominal dipesan",
            value: `${moment(file.held.from)} sampai ${moment(file.held.until)}`,
            good: true,
          },
        ]
      : []),
    ...(claim
      ? [
          { label: "Bank asal", value: `${claim.source_bank} ${claim.source_account}` },
          { label: "Atas nama", value: claim.account_name || "-" },
          {
            label: "Tanggal transfer",
            value: date(claim.transfer_date),
            good: candidate && !otherDay,
            warning: otherDay ? `Mutasi mencatat ${date(candidate.day)}` : undefined,
          },
          proofFact(claim),
        ]
      : []),
    {
      label: "Telepon",
      value: file.payer_phone ? (
        <>
          {file.payer_phone}{" "}
          <a
            className="underline underline-offset-3"
            href={phoneLink(file.payer_phone, file.reference)}
            target="_blank"
            rel="noreferrer"
          >
            WhatsApp
          </a>
        </>
      ) : (
        "-"
      ),
    },
  ];
}

/** An identical file is reported before a similar picture, which may be another transfer's receipt. */
function proofFact({ same_proof: same, similar_proof: similar }: PaymentFile["claims"][number]): Fact {
  if (same.length > 0)
    return {
      label: "Bukti",
      value: "Pernah dipakai",
      warning: `Bukti yang sama dikirim untuk ${same.join(", ")}`,
    };
  if (similar.length > 0)
    return {
      label: "Bukti",
      value: "Mirip bukti lain",
      warning: `Gambarnya mirip dengan bukti ${similar.join(", ")}. Bandingkan sebelum menyetujui.`,
    };
  return { label: "Bukti", value: "Belum pernah dipakai", good: true };
}

/** `brief` leaves out what the head of the payment's page says. */
export function Facts({ file, brief = false }: { file: PaymentFile; brief?: boolean }) {
  return (
    <table className="vq-facts">
      <caption className="sr-only">Yang perlu dicocokkan</caption>
      <tbody>
        {factsOf(file)
          .slice(brief ? HEADED : 0)
          .map(({ label, value, good, warning }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {value}
                {warning && <span className="vq-doubt block text-xs font-semibold">{warning}</span>}
              </td>
              <td>
                {good && !warning && (
                  <span role="img" aria-label="Cocok" className="vq-good">
                    <Icon name="check-circle-fill" size={18} />
                  </span>
                )}
                {(warning || good === false) && (
                  <span role="img" aria-label="Periksa" className="vq-doubt">
                    <Icon name="warning-fill" size={18} />
                  </span>
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
