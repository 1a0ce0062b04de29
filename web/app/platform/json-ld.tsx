import { SITE_NAME } from "@barakah/contract/platform/locale";
import { use } from "react";
import { PageHeadContext } from "./page-head.ts";
import { useOrigin } from "./site.ts";
import { named, useSiteName } from "./site-name.ts";

export const organisation = (origin: string) => ({
  "@type": "Organization",
  name: SITE_NAME,
  url: `${origin}/`,
  logo: `${origin}/icons/512.png`,
});

/** Structured data for search engines (schema.org). */
export function JsonLd({ of }: { of(origin: string): object }) {
  const { nonce } = use(PageHeadContext);
  const written = JSON.stringify({ "@context": "https://schema.org", ...of(useOrigin()) });
  const text = named(written, JSON.stringify(useSiteName()).slice(1, -1));
  return (
    <script type="application/ld+json" nonce={nonce}>
      {text.replaceAll("<", "\\u003c")}
    </script>
  );
}
