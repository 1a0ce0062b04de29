import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { PageHeadContext, STYLES_ID } from "./platform/page-head.ts";

// Should React ever have to draw the page anew, it finds its styles here.
const head = { styles: document.getElementById(STYLES_ID)?.textContent ?? "" };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageHeadContext value={head}>
        <HydratedRouter />
      </PageHeadContext>
    </StrictMode>,
  );
});
