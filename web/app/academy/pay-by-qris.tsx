import type { Course } from "@barakah/contract";
import { usePayOnline } from "../payments/index.ts";
import { Button } from "../ui/form/button.tsx";
import { useSend } from "../ui/form/use-send.ts";

/** Without a form and without a proof; the transfer stays below it. */
export function PayByQris({ course: { slug, title } }: { course: Course }) {
  const { payByQris, toastProblem } = usePayOnline();
  const paying = useSend({
    mutationFn: () => payByQris({ title, purpose: `kelas-qris:${slug}`, body: { kind: "enrolment", slug } }),
    onError: toastProblem,
    // The course then leads back to what was begun.
    refreshes: [["member"]],
  });
  return (
    <div className="mb-5">
      <Button busy={paying.busy} onClick={() => paying.send()} className="w-full" data-needs-script>
        Bayar dengan QRIS
      </Button>
      <p className="mt-2 text-center text-xs text-text-2">Tanpa mengirim bukti. Atau transfer ke bank:</p>
    </div>
  );
}
