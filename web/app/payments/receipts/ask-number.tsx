import { receiptNumber } from "@barakah/contract/payments/receipts/receipt-words";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

/** Also shown for an unknown number. */
export function AskNumber({ unknown }: { unknown?: string }) {
  const navigate = useNavigate();
  const [number, setNumber] = useState(unknown?.slice(0, 40) ?? "");
  const [error, setError] = useState<string>();
  function open(event: FormEvent) {
    event.preventDefault();
    const asked = receiptNumber(number);
    if (asked === "") setError("Ketik nomor tanda terimanya.");
    else void navigate(`/bukti/${asked}`);
  }
  return (
    <section className="bg-surface px-4 pt-5 pb-6">
      <h1 className="text-2xl font-extrabold">
        {unknown ? "Nomor ini tidak kami temukan" : "Tanda terima ini asli?"}
      </h1>
      <p className="mt-1.5 mb-5 text-pretty text-text-2">
        Ketik nomor yang tertulis di tanda terima, atau pindai kode QR-nya dengan kamera HP-mu.
      </p>
      <form method="post" action="/bukti" noValidate onSubmit={open} className="flex flex-col gap-4">
        <TextInput
          label="Nomor tanda terima"
          name="nomor"
          placeholder="TT-2026-11-4HD82VNC"
          hint="Ada di kanan atas tanda terima. Huruf besar kecil tidak berpengaruh."
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          required
          value={number}
          error={error}
          onChange={(event) => setNumber(event.target.value)}
        />
        <div role="status">
          {unknown && (
            <Note tone="gold">
              Periksa lagi penulisannya. Bila nomornya sudah benar, tanda terima itu bukan dari kami: tanyakan
              dahulu sebelum mempercayainya.
            </Note>
          )}
        </div>
        <Button type="submit" block>
          <Icon name="magnifying-glass" size={20} />
          Periksa
        </Button>
      </form>
    </section>
  );
}
