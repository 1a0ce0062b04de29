import { CheckCircleFillIcon } from "../ui/icons/icons.tsx";

export function CourseOutcomes({ outcomes }: { outcomes: readonly string[] }) {
  if (outcomes.length === 0) return null;
  return (
    <section className="mb-2 bg-surface px-4 py-5">
      <h2 className="mb-2 text-xl">Yang akan kamu pelajari</h2>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex items-start gap-2.5 py-1.5">
            <CheckCircleFillIcon size={20} className="mt-0.5 text-primary-text" />
            <span className="min-w-0 text-text-2">{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
