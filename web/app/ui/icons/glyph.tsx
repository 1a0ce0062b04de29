export interface IconProps {
  size?: 16 | 18 | 20 | 24 | 28;
  className?: string;
}

/** One Phosphor icon, in the colour of its text. */
export function Glyph({ path, size = 20, className = "" }: IconProps & { path: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 256 256"
      width={size}
      height={size}
      fill="currentColor"
      className={`flex-none ${className}`}
    >
      <path d={path} />
    </svg>
  );
}

/** An icon that only a few pages use, and that is therefore not in the sprite. */
export const glyph = (path: string) => (props: IconProps) => <Glyph {...props} path={path} />;
