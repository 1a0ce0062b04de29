import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { PageHeadContext, STYLES_ID } from "./platform/page-head.ts";
import { LastResort } from "./ui/feedback/last-resort.tsx";

// If React has to render the page again, it needs the inlined styles.
const head = { styles: document.getElementById(STYLES_ID)?.textContent ?? "" };

/** Offline copies and waiting proofs start last, after everything that the visitor needs. */
const start = () =>
  import("./offline/begin.ts").then(
    ({ begin }) => begin(),
    () => addEventListener("online", start, { once: true }),
  );
const later = () => setTimeout(start, 1500);
if (import.meta.env.PROD) {
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

// Few people type before this point; only their pages wait for the code that keeps it.
const keepTyped = () => import("./platform/typed-early.ts");

const Nothing = () => null;

function hydrate({ TypedEarly = Nothing }: Partial<Awaited<ReturnType<typeof keepTyped>>>) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LastResort>
          <PageHeadContext value={head}>
            <HydratedRouter />
            <TypedEarly />
          </PageHeadContext>
        </LastResort>
      </StrictMode>,
    );
  });
}

if (typedEarly.size > 0) keepTyped().then(hydrate, hydrate);
else hydrate({});
// Into a part of the page that hydrates late.
const adoptLater = () => keepTyped().then(({ adopt }) => adopt([]), Nothing);
addEventListener("input", () => typedEarly.size > 0 && adoptLater(), true);
