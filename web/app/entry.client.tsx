import { type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { PageHeadContext, STYLES_ID } from "./platform/page-head.ts";
import { LastResort } from "./ui/feedback/last-resort.tsx";

// If hydration fails, React renders the whole document anew and needs the inlined styles.
const head = { styles: document.getElementById(STYLES_ID)?.textContent ?? "" };

/** Loads the offline code (copies of pages, unsent proofs) last, after everything that the visitor needs. */
const start = () =>
  import("./offline/start-offline.ts").then(
    ({ begin }) => begin(),
    () => addEventListener("online", start, { once: true }),
  );
const later = () => setTimeout(start, 1500);
if (import.meta.env.PROD) {
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

// Few visitors type before hydration. Only then does hydration wait for the module that keeps their input.
const keepTyped = () => import("./platform/typed-early.ts");

const Unchanged = ({ children }: { children: ReactNode }) => children;

function hydrate({ TypedEarly = Unchanged }: Partial<Awaited<ReturnType<typeof keepTyped>>>) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LastResort>
          <PageHeadContext value={head}>
            {/* Around the router: next to it, every `useId` would differ from the server's, and dialogs lose their names. */}
            <TypedEarly>
              <HydratedRouter />
            </TypedEarly>
          </PageHeadContext>
        </LastResort>
      </StrictMode>,
    );
  });
}

if (typedEarly.size > 0) keepTyped().then(hydrate, hydrate);
else hydrate({});
// Also keeps what is typed later into a part of the page that is not hydrated yet.
const adoptLater = () =>
  keepTyped().then(
    ({ adopt }) => adopt([]),
    () => undefined,
  );
addEventListener("input", () => typedEarly.size > 0 && adoptLater(), true);
