import "./keys.css";

interface KeysProps {
  /** The keys, and what they do: `[["J", "K"], "pindah baris"]`. */
  keys: readonly (readonly [readonly string[], string])[];
  /** Beside buttons, instead of at the foot of a panel. */
  inline?: boolean;
}

/** The keyboard shortcuts of a page. Hidden on phones. */
export const Keys = ({ keys, inline = false }: KeysProps) => (
  <p className={inline ? "bo-keys inline" : "bo-keys"}>
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
