import type { ReactNode } from "react";

/** Screen readers hear one word; nothing is visible for the first 150 ms. */
export const Loading = ({ label = "Memuat…", children }: { label?: string; children: ReactNode }) => (
  <>
    <div role="status" className="appear-late" data-needs-script>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
    <noscript>
      <p className="p-4 text-center">
        Bagian ini butuh JavaScript. Aktifkan di browser, atau <a href="/hubungi-kami">hubungi kami</a>: kami
        bantu lewat WhatsApp.
      </p>
    </noscript>
  </>
);
