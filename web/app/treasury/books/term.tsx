interface TermProps {
  sign?: string;
  label: string;
  value: string;
  note?: string;
  strong?: boolean;
}

/** One term of the equation of a bank account. */
export function Term({ sign, label, value, note, strong }: TermProps) {
  return (
    <div data-strong={strong || undefined}>
      {sign && <span aria-hidden="true">{sign}</span>}
      <dt>{label}</dt>
      <dd>
        <b>{value}</b> {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
