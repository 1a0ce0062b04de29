import type { StaffRule } from "@barakah/contract";

/** Links to the decree where its URL is known. */
export function SourceLink({
  rule: { source, source_url },
}: {
  rule: Pick<StaffRule, "source" | "source_url">;
}) {
  if (!source_url) return <span>{source}</span>;
  return (
    <a
      href={source_url}
      target="_blank"
      rel="noreferrer"
      className="font-semibold text-primary-text underline underline-offset-3"
    >
      {source}
    </a>
  );
}
