/** A grey box in the place of something that is on its way; give it the size of that thing. */
export const Skeleton = ({ className }: { className: string }) => <div className={`skeleton ${className}`} />;
