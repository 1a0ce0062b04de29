import { useQuery } from "@tanstack/react-query";
import { Section } from "../ui/layout/section.tsx";
import { ArticleRows } from "./article-rows.tsx";
import { homeArticlesQuery } from "./home-query.ts";

/** The newest two, or those that match the search; nothing while there are none. */
export default function HomeArticles({ search }: { search: string }) {
  const { data = [] } = useQuery(homeArticlesQuery(search));
  if (data.length === 0) return null;
  return (
    <Section
      title="Kabar dan artikel"
      more={search ? `/artikel?${new URLSearchParams({ search })}` : "/artikel"}
    >
      <ArticleRows articles={data} className="mx-4 rounded-lg bg-surface px-3.5 shadow-card" />
    </Section>
  );
}
