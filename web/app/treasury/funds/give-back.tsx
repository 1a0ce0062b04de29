import type { AmilTake } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";

/** A share that was too much, or taken from the wrong fund, goes back by its opposite. */
export function GiveBack({ take }: { take: AmilTake }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="line" size="sm" className="btn-40" onClick={() => setAsking(true)}>
        Kembalikan
      </Button>
      {asking && (
        <ReasonDialog
          title="Kembalikan bagian amil ini?"
          text={`${rupiah(take.amount)} kembali ke ${take.from.name}. Buku besar mencatat keduanya.`}
          label="Alasan"
          confirm="Kembalikan"
          success="Bagian amil dikembalikan."
          correct={(reason) =>
            api.call("POST /api/admin/amil-takes/:id/reverse/", { params: { id: take.id }, body: { reason } })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
