/** A grey box in the place of something that is loading; give it the size of that thing. */
export const Skeleton = ({ className }: { className: string }) => <div className={`skeleton ${className}`} />;

/** Several of them, each by its classes. */
export const Skeletons = ({ of }: { of: readonly string[] }) =>
  [...of.entries()].map(([place, className]) => <Skeleton key={place} className={className} />);

/** The place of a few rows of a member's own things. */
export const RowsSkeleton = ({ className = "h-[116px]" }: { className?: string }) => (
  <div className="flex flex-col gap-3 px-4">
    <Skeletons of={Array<string>(3).fill(`rounded-lg ${className}`)} />
  </div>
);
