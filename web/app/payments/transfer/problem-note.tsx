import { useQuery } from "@tanstack/react-query";
import { whatsappLink } from "../../platform/whatsapp.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { treasurerQuery } from "./queries.ts";
import type { TransferProblem } from "./use-transfer.ts";

export const TransferProblemNote = ({ problem }: { problem: TransferProblem }) => (
  <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />} className="mx-4 mt-4" come>
    <b>{problem.text}</b>
    {problem.detail && <p>{problem.detail}</p>}
    {problem.passing && (
      <p>Isianmu masih ada. Tekan Kirim Lagi; pembayaran yang sama tidak tercatat dua kali.</p>
    )}
    {problem.stranded && <Stranded words={problem.stranded} />}
  </Note>
);

function Stranded({ words }: { words: string }) {
  const { data } = useQuery(treasurerQuery());
  return (
    <p>
      Sudah telanjur mentransfer? Jangan transfer lagi.{" "}
      <a
        href={data ? whatsappLink(data.whatsapp_number, words) : "/hubungi-kami"}
        target="_blank"
        rel="noopener"
        className="font-bold underline underline-offset-3"
      >
        Kabari kami lewat WhatsApp
      </a>
      ; uangmu tidak hilang.
    </p>
  );
}
