import type { ComponentProps, ReactNode } from "react";
import { PageMeta } from "../../platform/page-meta.tsx";
import { AppShell } from "./app-shell.tsx";
import { PageHeader } from "./page-header.tsx";

interface PageProps
  extends Omit<ComponentProps<typeof PageHeader>, "actions">,
    Omit<ComponentProps<typeof AppShell>, "header"> {
  /** Buttons in the header. */
  tools?: ReactNode;
  /** For search engines and link previews. Left out where the page renders a `PageMeta` with more in it. */
  description?: string;
  noindex?: boolean;
}

/** A page below one of the hubs: its header with the way back, its meta tags and its content. */
export function Page(props: PageProps) {
  const { title, back, isHeading, tools, description, noindex, children, ...shell } = props;
  return (
    <AppShell
      {...shell}
      header={<PageHeader title={title} back={back} isHeading={isHeading} actions={tools} />}
    >
      {description && <PageMeta title={title} description={description} noindex={noindex} />}
      {children}
    </AppShell>
  );
}
