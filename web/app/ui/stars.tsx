import { Icon } from "./icons/icon.tsx";

const POSITIONS = [1, 2, 3, 4, 5];

export const Stars = ({ count }: { count: number }) => (
  <span role="img" aria-label={`${count} dari 5 bintang`} className="inline-flex gap-px">
    {POSITIONS.map((position) => (
      <Icon
        name="star-fill"
        key={position}
        size={16}
        className={position <= count ? "text-accent" : "text-border"}
      />
    ))}
  </span>
);
