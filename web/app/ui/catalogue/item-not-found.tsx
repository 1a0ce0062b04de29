import { PageMeta } from "../../platform/page-meta.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { LinkButton } from "../form/link-button.tsx";
import { Page } from "../layout/page.tsx";

interface ItemNotFoundProps {
  title: string;
  list: string;
  heading: string;
  headingLang?: "en";
  description: string;
  text: string;
  more: string;
}

/** In place of a campaign, product or course that does not exist or is no longer shown. */
export const ItemNotFound = ({ title, list, description, more, ...state }: ItemNotFoundProps) => (
  <Page title={title} back={list} className="justify-center">
    <PageMeta title={state.heading} description={description} noindex />
    <EmptyState level="h1" {...state}>
      <LinkButton to={list}>{more}</LinkButton>
    </EmptyState>
  </Page>
);
