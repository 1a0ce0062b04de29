interface SpinnerProps {
  size?: "md" | "lg";
  /** Spoken when the spinner stands alone. */
  label?: string;
}

const SIZE = {
  md: "size-5 border-[2.5px]",
  lg: "size-9 border-[3.5px] text-primary-text",
};

export function Spinner({ size = "md", label }: SpinnerProps) {
  const wheel = (
    <span
      aria-hidden="true"
      className={`inline-block animate-[spin_.8s_linear_infinite] rounded-full border-current/25 border-t-current ${SIZE[size]}`}
    />
  );
  if (!label) return wheel;
  return (
    <div
      role="status"
      data-needs-script
      className="appear-late grid place-items-center gap-3 p-8 text-text-2"
    >
      {wheel}
      <span className="text-sm">{label}</span>
    </div>
  );
}
