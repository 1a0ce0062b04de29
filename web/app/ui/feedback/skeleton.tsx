/** A grey box in the place of something that is on its way; give it the size of that thing. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`skeleton ${className}`} />;
}
