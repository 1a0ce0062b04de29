import "./keys.css";

interface KeysProps {
  /** The keys, and what they do: `[["J", "K"], "pindah baris"]`. */
  keys: readonly (readonly [readonly string[], string])[];
}

/** The keys of a page at its foot. Not on phones, which have none. */
export const Keys = ({ keys }: KeysProps) => (
  <p className="bo-keys">
    {keys.map(([names, means]) => (
      <span key={means}>
        {names.map((name) => (
          <kbd key={name}>{name}</kbd>
        ))}{" "}
        {means}
      </span>
    ))}
  </p>
);
